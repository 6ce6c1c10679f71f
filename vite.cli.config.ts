import { cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { declareApi } from "./bin/dev/build/declare-api.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The parser of code and its grammars, out of packages that otherwise hold sources and binaries for every machine. */
const grammars = [
  "web-tree-sitter/web-tree-sitter.wasm",
  "tree-sitter-python/tree-sitter-python.wasm",
  "tree-sitter-java/tree-sitter-java.wasm",
];

/** What speaks MCP over pipes: a small part of a package that comes with web servers, and what that part needs. */
const protocol = [
  "@modelcontextprotocol/sdk",
  "ajv",
  "ajv-formats",
  "fast-deep-equal",
  "fast-uri",
  "json-schema-traverse",
  "zod-to-json-schema",
];

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

/** Puts the licences of packages that are bundled beside the bundle. */
function copyLicenses(): Plugin {
  return {
    name: "copy-licenses",
    writeBundle({ dir }) {
      for (const name of protocol) {
        const target = `${dir ?? path("dist/cli")}/licenses/${name.replace("/", "-")}.LICENSE`;
        cpSync(path(`node_modules/${name}/LICENSE`), target);
      }
    },
  };
}

/** Puts the types of what programs import beside it. */
function writeDeclarations(): Plugin {
  return { name: "write-declarations", closeBundle: () => declareApi(path("dist/api")) };
}

/**
 * The command line tool and the thread that renders pages: our own code in chunks, so that a command
 * loads only what it needs. Packages stay outside, but for the parser of code and the protocol of
 * agents, of which a tenth is used.
 */
export default defineConfig({
  publicDir: false,
  plugins: [copyGrammars(), copyLicenses(), writeDeclarations()],
  ssr: { noExternal: ["web-tree-sitter", ...protocol] },
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
        "plugins/json-schema": path("generator/plugins/json-schema/json-schema.ts"),
        "plugins/openapi": path("generator/plugins/openapi/openapi.ts"),
        "render-worker": path("generator/render/render-worker.ts"),
      },
      output: { chunkFileNames: "[name].js" },
    },
  },
});
