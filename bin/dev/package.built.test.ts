import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { expectGolden } from "../../generator/testdata/golden.ts";
import { openMcp } from "../../generator/testdata/open-mcp.ts";

/* What users install: the package and the container. `npm run build` has to come first. */

const run = promisify(execFile);
const read = (path: string): string => readFileSync(join(packageFolder, path), "utf8");

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-package-"));
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const out = execFileSync("npm", args, { cwd: packageFolder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  // Some versions of npm print a list, others an object by name.
  [packed] = Object.values(JSON.parse(out) as Readonly<Record<string, Packed>>) as [Packed];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the package", () => {
  test("holds what runs need", () => {
    const paths = new Set(packed.files.map(({ path }) => path));
    const needed = [
      "bin/aspectdoc",
      "dist/cli/main.js",
      "dist/cli/grammars/tree-sitter-python.wasm",
      "dist/cli/grammars/web-tree-sitter.wasm",
      "dist/cli/grammars/tree-sitter-python.LICENSE",
      "dist/cli/grammars/web-tree-sitter.LICENSE",
      "dist/site/assets.json",
      "dist/site/licenses/preact.LICENSE",
      "dist/site/licenses/react.LICENSE",
      "dist/site/licenses/react-dom.LICENSE",
      "schemas/entity-registry.yml",
      "site/content/README.md",
      "generator/catalogue/catalogue.schema.json",
      "aspectdoc.config.schema.json",
      ...readdirSync(join(packageFolder, "templates/text")).map((name) => `templates/text/${name}`),
    ];
    expect(needed.filter((path) => !paths.has(path))).toEqual([]);
  });

  test("says in each copy that sites get of another's code whose it is", () => {
    const chunks = packed.files.map(({ path }) => path).filter((path) => /\/chunks\/preact\.[^/]+\.js$/.test(path));
    expect(chunks).toHaveLength(1);
    const owner = /copyright \(c\).*/i.exec(
      readFileSync(join(packageFolder, "node_modules/preact/LICENSE"), "utf8"),
    )?.[0];
    expect(
      read(chunks[0] ?? "")
        .slice(0, 100)
        .toLowerCase(),
    ).toContain(owner?.toLowerCase());
  });

  test("holds what it is known to hold", () => {
    const lines = new Set(packed.files.map(({ path }) => generalise(path)));
    expectGolden(join(packageFolder, "bin/dev/testdata/package-contents.txt"), `${[...lines].toSorted().join("\n")}\n`);
  });

  test("holds no sources that are bundled, no tests and no maps", () => {
    const unwanted = /(?<!\.d)\.(?:tsx?|map|css\.ts)$|\.test\.|(?:^|\/)testdata\/|^bin\/dev\//;
    expect(packed.files.map(({ path }) => path).filter((path) => unwanted.test(path))).toEqual([]);
  });

  test("holds the code of each package once, and its messages in the one language that is spoken", () => {
    const code = packed.files
      .filter(({ path }) => /^dist\/cli\/[^/]+\.js$/.test(path))
      .map(({ path }) => read(path))
      .join("\n");
    const listNames = (pattern: RegExp): readonly string[] => [...code.matchAll(pattern)].map(([, name = ""]) => name);
    const classes = listNames(/^\s*(?:var (?=\w+ = class\b)|class )(GraphQL\w+)/gm);
    expect(classes).toContain("GraphQLSchema");
    expect(classes.filter((name, index) => classes.indexOf(name) < index)).toEqual([]);
    expect(listNames(/^function (\w\w(?:_\w\w)?)_default\(\)/gm)).toEqual(["en"]);
  });

  test("loads nothing at run time that only development has", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { readonly dependencies: Record<string, string> };
    const chunks = packed.files
      .map(({ path }) => path)
      .filter((path) => /^dist\/(?:cli|site\/server)\/.*\.m?js$/.test(path));
    expect(chunks.length).toBeGreaterThan(10);
    // In comments, types are imported between braces.
    const imports = chunks.flatMap((path) =>
      [
        ...read(path).matchAll(
          /^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$|(?<!\{)\bimport\(["']([^'"\n]+)["']\)/gm,
        ),
      ].map(([, from, dynamic]) => from ?? dynamic ?? ""),
    );
    const names = imports
      .filter((name) => !/^(?:\.|\/)/.test(name) && !isBuiltin(name))
      .map((name) =>
        name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      );
    expect(names).toContain("vite");
    const isKnown = (name: string): boolean => Object.hasOwn(dependencies, name) || isBuiltin(name);
    expect([...new Set(names)].filter((name) => !isKnown(name))).toEqual([]);
  });

  // It lists its own folders and starts threads from them, which needs files. Yarn leaves packages in their archives else.
  test("asks Yarn to unpack it", () => {
    expect(JSON.parse(read("package.json"))).toMatchObject({ preferUnplugged: true });
  });

  test("installs elsewhere, makes a site there, and stays small", async (context) => {
    const reachable = await run("npm", ["ping", "--fetch-retries=0", "--fetch-timeout=5000"]).then(
      () => true,
      () => false,
    );
    if (!reachable) context.skip("no registry can be reached, so the package was not installed");
    const home = join(folder, "user");
    makeProject(home);
    const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", join(folder, packed.filename)];
    await run("npm", install, { cwd: home });
    const model = join(packageFolder, "generator/testdata/sites/tiny");
    const { stderr } = await run("npx", ["aspectdoc", "generate", "--input", model, "--out", "site"], { cwd: home });
    expect(stderr).toMatch(/ pages written to site in /);
    expect(existsSync(join(home, "site/index.html"))).toBe(true);
    writeFileSync(join(home, "use.mts"), apiProgram);
    writeFileSync(join(home, "toys.mts"), pluginProgram);
    expect(await compile(home, ["use.mts", "toys.mts"])).toBe("");
    writeFileSync(join(home, "require.cts"), requiringProgram);
    expect(await compile(home, ["require.cts"], "node16")).toBe("");
    expect((await run(process.execPath, ["require.cjs"], { cwd: home })).stdout).toBe("function function\n");
    await useApi(home, model);
    await usePlugins(home);
    await askTools(home, model);
    expect(measureFolder(join(home, "node_modules"))).toBeLessThan(95_000_000);
  });
});

/** A program that uses each function. */
async function useApi(home: string, model: string): Promise<void> {
  const { stdout, stderr } = await run(process.execPath, ["use.mjs", model], { cwd: home });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ book: "core", passed: [true, true, true], changes: 0, pages: true });
}

/** What the compiler says of files, held to the types that the package declares; it compiles them. */
async function compile(home: string, files: readonly string[], module = "nodenext"): Promise<string> {
  const options = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--module",
    module,
    "--target",
    "es2023",
    "--types",
    "node",
    // The package has no part in what the compiler brings itself, which is a third of the work.
    "--skipDefaultLibCheck",
    "--checkers",
    "1",
  ];
  const roots = ["--typeRoots", join(packageFolder, "node_modules/@types")];
  const tsc = join(packageFolder, "node_modules/typescript/bin/tsc");
  const checked = await run(process.execPath, [tsc, "--ignoreConfig", ...options, ...roots, ...files], {
    cwd: home,
  }).catch((error: { readonly stdout: string }) => error);
  return checked.stdout;
}

/** A plug-in of each kind, written by a user, beside the two that come with the package. */
async function usePlugins(home: string): Promise<void> {
  mkdirSync(join(home, "toys"));
  writeFileSync(join(home, "toys/ball.toy"), "A ball is round.\n");
  writeFileSync(
    join(home, "toys/box.schema.json"),
    `{ "description": "Holds toys.", "type": "object", "properties": {} }`,
  );
  writeFileSync(
    join(home, "toys/openapi.json"),
    `{ "openapi": "3.1.0", "info": { "title": "Shop" }, "paths": { "/ball": { "get": {} } } }`,
  );
  const plugins = ["./toys.mjs", "aspectdoc/plugins/openapi", { plugin: "aspectdoc/plugins/json-schema", options: {} }];
  writeFileSync(join(home, "toys.config.json"), JSON.stringify({ inputs: ["toys"], out: "toy-site", plugins }));
  const program = join(home, "node_modules/.bin/aspectdoc");
  const { stderr } = await run(program, ["generate", "--config", "toys.config.json", "--verbose"], { cwd: home });
  expect(stderr).toContain("toys/lonely");
  const read = (path: string): string => readFileSync(join(home, "toy-site/generated", path), "utf8");
  expect(read("metamodel/entities/ball.md")).toContain("## How to throw it");
  expect(read("metamodel/entities/ball.md")).toContain("GET /ball");
  expect(read("toys/all.md")).toContain("A ball is round.");
  expect(read("metamodel/types/box.md")).toContain("Holds toys.");
  expect(read("openapi/operations/get-ball.md")).toContain("curl -X GET");
}

/** Each tool that agents have, from what is installed. */
async function askTools(home: string, model: string): Promise<void> {
  const talk = await openMcp(join(home, "node_modules/aspectdoc/bin/aspectdoc"), [model], home);
  const asked: Readonly<Record<string, Record<string, unknown>>> = {
    search: { query: "book" },
    page: { page: "generated/metamodel/entities/book/" },
    example: { name: "book" },
    thing: { coordinate: "book" },
    check: {},
    diff: { revision: "nowhere" },
  };
  expect(talk.tools).toEqual(Object.keys(asked));
  for (const [tool, args] of Object.entries(asked)) {
    const { text, isError } = await talk.ask(tool, args);
    expect([tool, isError]).toEqual([tool, false]);
    // That there is no such revision is an answer too.
    expect(text).toContain(tool === "diff" ? "usage/unreadable-side" : tool === "check" ? '"passed": true' : "book");
  }
  await talk.close();
}

/** A program in CommonJS, which many projects in TypeScript still are. */
const requiringProgram = `
import { readModel, type Plugin } from "aspectdoc";
import jsonSchema from "aspectdoc/plugins/json-schema";

const plugin: Plugin = jsonSchema({});
console.log(typeof readModel, typeof plugin.reader?.read);
`;

const apiProgram = `
import { check, diff, generate, readModel, type Catalogue, type CheckResult, type ModelOptions } from "aspectdoc";

const options: ModelOptions = { inputs: [process.argv[2] ?? ""], config: false };
const { catalogue, diagnostics } = await readModel(options);
if (catalogue === undefined) throw new Error(diagnostics[0]?.message);
const kept: Catalogue = catalogue;
const checked: CheckResult = await check(options);
const compared = await diff(kept, undefined, { ...options, failOn: "any" });
const { site, passed } = await generate({ ...options, out: "api-site" });
// @ts-expect-error It is a word of a list.
const wrong: ModelOptions = { settings: { hosts: ["nowhere"] } };
// @ts-expect-error Catalogues are read only.
kept.formatVersion = 1;
console.log(
  JSON.stringify({
    book: kept.entities.get("book")?.category,
    passed: [checked.passed, compared.passed, passed],
    changes: compared.comparison?.changes.length,
    pages: (site?.pages ?? 0) > 10 && typeof wrong === "object",
  }),
);
`;

const pluginProgram = `
import type { Catalogue, PageFamily, Plugin, PluginDocument, PluginFile } from "aspectdoc";
import jsonSchema from "aspectdoc/plugins/json-schema";

const schemas: Plugin = jsonSchema({ files: ["**/*.json"] });
const place = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function read({ path, text }: PluginFile): PluginDocument {
  const name = path.slice(0, -".toy".length);
  return {
    schemas: [{ kind: "record", name: "toys." + name, doc: text, place, fields: [{ name: "size", type: "long", place }] }],
    entities: [{ name, aspects: { [name + "Info"]: "toys." + name }, place }],
    data: { text },
  };
}

function pages({ extensions = [] }: Catalogue): PageFamily {
  const own = extensions.filter(({ plugin }) => plugin === "toys");
  return { label: "Toys", pages: [{ path: "all", title: "All", doc: own.map(({ data }) => (data as { text: string }).text).join() }] };
}

const plugin: Plugin = {
  name: "toys",
  version: schemas.version,
  codes: { lonely: { severity: "info", explanation: "It is alone." } },
  reader: { files: ["*.toy"], read },
  rules: { check: ({ entities }) => [...entities.keys()].map((name) => ({ code: "lonely", message: name })) },
  sections: ({ entities }) =>
    [...entities.keys()].map((name) => ({
      to: \`entity:\${name}\` as const,
      sections: [{ id: "throw", title: "How to throw it", parts: [{ kind: "text", markdown: "Far." }] }],
    })),
  pages,
};
export default plugin;

// @ts-expect-error Each has a name.
const wrong: Plugin = { version: "1" };
void wrong;
`;

/** A path without what the bundler makes up, or what the bundled model and its guides call their files. */
function generalise(path: string): string {
  if (/^dist\/cli\/(?!main\.|api\.|render-worker\.)[^/]+\.js$/.test(path)) return "dist/cli/<chunk>.js";
  if (path.startsWith("dist/site/server/chunks/")) return "dist/site/server/chunks/<chunk>.js";
  // The same as beside it.
  if (/^dist\/api\/commonjs\/.*\.d\.ts$/.test(path)) return "dist/api/commonjs/**/*.d.ts";
  const model = /^(schemas|site\/content)\/.*(\.\w+)$/.exec(path);
  if (model !== null) return `${model[1]}/**/*${model[2]}`;
  return path.replace(/\.[\w-]{8}(?=\.(?:js|css)$)/, ".<hash>");
}

function makeProject(home: string): void {
  mkdirSync(home);
  writeFileSync(join(home, "package.json"), '{ "private": true }');
}

/** Bytes of all files below it. */
function measureFolder(top: string): number {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

describe("the container", () => {
  const lines = read("Dockerfile")
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ word: line.slice(0, line.indexOf(" ")), rest: line.slice(line.indexOf(" ") + 1) }));
  const all = (word: string): readonly string[] => lines.filter((line) => line.word === word).map(({ rest }) => rest);

  test("copies files that exist, from stages that exist", () => {
    const stages = all("FROM").flatMap((rest) => / AS (\w+)$/.exec(rest)?.[1] ?? []);
    const copies = all("COPY").map((rest) => rest.split(" "));
    const own = copies.filter(([first = ""]) => !first.startsWith("--")).flatMap((words) => words.slice(0, -1));
    expect(own).toContain("package.json");
    expect(own.filter((path) => !existsSync(join(packageFolder, path)))).toEqual([]);
    const from = copies.flatMap(([first = ""]) => /^--from=(.*)$/.exec(first)?.[1] ?? []);
    expect(from).toEqual(stages);
  });

  test("runs scripts that exist, on a Node.js that we support, as nobody special", () => {
    const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Record<string, string> };
    const named = all("RUN").flatMap((rest) => [...rest.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name));
    expect(named).toEqual(["build"]);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(all("FROM").every((rest) => rest.startsWith("node:24-slim"))).toBe(true);
    expect(all("USER")).toEqual(["node"]);
    expect(all("WORKDIR").at(-1)).toBe("/work");
    expect(all("ENTRYPOINT")).toEqual(['["aspectdoc"]']);
  });

  test("is not sent what the build makes itself, and is sent all that the package holds", () => {
    const ignored = read(".dockerignore")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(ignored).toEqual(expect.arrayContaining([".git", "**/node_modules", "dist", "output"]));
    // The last line that is of a path decides.
    const isSent = (path: string): boolean =>
      ignored.findLast((line) => toExpression(line.replace(/^!/, "")).test(path))?.startsWith("!") ?? true;
    const wanted = [
      ...packed.files.map(({ path }) => path).filter((path) => !path.startsWith("dist/")),
      ...["vite.config.ts", "vite.cli.config.ts"].flatMap((config) => [config, ...listOwnImports(config)]),
    ];
    expect(wanted.some((path) => path.startsWith("bin/dev/build/"))).toBe(true);
    const dropped = wanted.filter((path) => !isSent(path));
    expect(isSent("dist/cli/main.js")).toBe(false);
    expect(dropped).toEqual([]);
  });
});

/** A pattern of Docker's, which is of all that stands below what it names. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^$()]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^${source}(?:/|$)`);
}

/** All files of ours that a file imports, and those that they import. */
function listOwnImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const [, target = ""] of read(file).matchAll(/(?:from|import)\s*\(?"(\.{1,2}\/[^"]+)"/g)) {
    const path = posix.join(posix.dirname(file), target);
    if (seen.has(path) || !existsSync(join(packageFolder, path))) continue;
    seen.add(path);
    listOwnImports(path, seen);
  }
  return seen;
}
