import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const entries = [
  "generator/api.ts",
  "generator/plugins/atlas/atlas.ts",
  "generator/plugins/json-schema/json-schema.ts",
  "generator/plugins/openapi/openapi.ts",
  "generator/plugins/protobuf/protobuf.ts",
];

/**
 * The same declarations once more, for programs that `require` it, as every Node can that is supported. The compiler takes modules for
 * what the nearest package says, and would refuse programs in CommonJS the others, even their types.
 */
const commonJs = "commonjs";

/** Writes the declarations of what programs import to a folder, and of all that its own types are made of; of nothing else. */
export function declareApi(folder: string): void {
  const scratch = mkdtempSync(join(tmpdir(), "aspectdoc-declarations-"));
  try {
    compile(scratch);
    rmSync(folder, { recursive: true, force: true });
    for (const file of listReached(scratch)) {
      for (const home of [folder, join(folder, commonJs)]) cpSync(join(scratch, file), join(home, file));
    }
    writeFileSync(join(folder, commonJs, "package.json"), '{ "type": "commonjs" }\n');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function compile(outDir: string): void {
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: top, noCheck: true },
    typeRoots: [resolve(top, "node_modules/@types")],
    types: ["node"],
  };
  const config = join(outDir, "tsconfig.json");
  const files = entries.map((entry) => join(top, entry));
  writeFileSync(config, JSON.stringify({ extends: join(top, "tsconfig.json"), include: [], files, compilerOptions }));
  const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
  execFileSync(process.execPath, [join(dirname(tsc), "bin/tsc"), "-p", config], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** The declarations that those of the entries lead to, each once. */
function listReached(folder: string): ReadonlySet<string> {
  const reached = new Set(entries.map(toDeclaration));
  for (const file of reached) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, from = ""] of text.matchAll(/\b(?:from |import\(|import )"(\.[^"]*)"/g)) {
      reached.add(toDeclaration(normalize(join(dirname(file), from))));
    }
  }
  return reached;
}

function toDeclaration(file: string): string {
  return file.replaceAll("\\", "/").replace(/\.tsx?$/, ".d.ts");
}
