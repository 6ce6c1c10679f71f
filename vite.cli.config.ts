import { cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { bundleOnce } from "./bin/dev/build/bundle-once.ts";
import { copyLicenses } from "./bin/dev/build/copy-licenses.ts";
import { gatherChunk } from "./bin/dev/build/gather-chunk.ts";
import { declareApi } from "./bin/dev/build/declare-api.ts";
import { plainFields } from "./bin/dev/build/plain-fields.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The parser of code and its grammars, out of packages that otherwise hold sources and binaries for every machine. */
const grammars = [
  "web-tree-sitter/web-tree-sitter.wasm",
  "tree-sitter-python/tree-sitter-python.wasm",
  "tree-sitter-java/tree-sitter-java.wasm",
];

/**
 * What stays outside: large, and loaded by few runs. All other packages are bundled, since a run would take longer to find
 * and load their hundreds of modules than to do most of its work.
 */
const external = ["vite", "beautiful-mermaid"];

/** Puts the WebAssembly that reads code beside what reads it, with the licences that want to go with it. */
function copyGrammars(): Plugin {
  return {
    name: "copy-grammars",
    writeBundle({ dir }) {
      const { resolve } = createRequire(import.meta.url);
      const folder = `${dir ?? path("dist/cli")}/grammars`;
      mkdirSync(folder, { recursive: true });
      for (const file of grammars) {
        const from = resolve(file);
        cpSync(from, `${folder}/${basename(file)}`);
        cpSync(`${dirname(from)}/LICENSE`, `${folder}/${basename(file, ".wasm")}.LICENSE`);
      }
    },
  };
}

/**
 * Takes out of the parser of code what would run code: libraries that it loads may bring functions as text, and grammars
 * bring none.
 */
function dropEval(): Plugin {
  return {
    name: "drop-eval",
    transform(code, id) {
      if (!id.includes("/web-tree-sitter/")) return undefined;
      const refuse = "(() => { throw new Error(`a grammar brings code: ${func}`); })()";
      const dropped = code.replaceAll("= eval(func);", `= ${refuse};`);
      if (/\beval\(/.test(dropped)) throw new Error("web-tree-sitter runs code in another place than is known");
      return { code: dropped, map: null };
    },
  };
}

/** What each command loads that reads a model, also where it finds that nothing has changed. */
const gathering = {
  name: "run",
  from: [
    "generator/generate.ts",
    "generator/commands/run-model-command.ts",
    "generator/commands/print-report.ts",
    "generator/commands/describe-result.ts",
  ].map(path),
  apart: [
    "bin/main.ts",
    "generator/config/read-config.ts",
    "generator/diagnostics/codes.ts",
    "generator/plugins/atlas/atlas.ts",
    "generator/plugins/json-schema/json-schema.ts",
    "generator/plugins/load-plugins.ts",
    "generator/plugins/openapi/openapi.ts",
    "generator/plugins/protobuf/protobuf.ts",
    "generator/plugins/thread/plugin-thread.ts",
    "generator/render/render-worker.ts",
    "generator/serve/serve-folder.ts",
  ].map(path),
};

/** Puts the types of what programs import beside it. */
function writeDeclarations(): Plugin {
  return { name: "write-declarations", closeBundle: () => declareApi(path("dist/api")) };
}

/**
 * The command line tool, and the threads that render pages and read by plug-ins: our own code in chunks, so that a command
 * loads only what it needs.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    bundleOnce,
    copyGrammars(),
    dropEval(),
    plainFields,
    copyLicenses(path("dist/cli/licenses")),
    writeDeclarations(),
  ],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: path("dist/cli"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        main: path("bin/main.ts"),
        api: path("generator/api.ts"),
        "plugins/atlas": path("generator/plugins/atlas/atlas.ts"),
        "plugins/json-schema": path("generator/plugins/json-schema/json-schema.ts"),
        "plugins/openapi": path("generator/plugins/openapi/openapi.ts"),
        "plugins/protobuf": path("generator/plugins/protobuf/protobuf.ts"),
        "plugin-thread": path("generator/plugins/thread/plugin-thread.ts"),
        "render-worker": path("generator/render/render-worker.ts"),
      },
      output: {
        chunkFileNames: "[name].js",
        codeSplitting: {
          groups: [
            { name: gatherChunk(gathering), debugName: "gathered pieces", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
