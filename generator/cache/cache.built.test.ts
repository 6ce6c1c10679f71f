import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeCatalogue } from "../commands/catalogue-command.ts";
import { describeCheck } from "../commands/check-command.ts";
import { describeGenerate } from "../commands/generate-command.ts";
import { digest } from "../places/digest.ts";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";

/* Runs that know of earlier ones give what runs that know nothing give. Needs the site's bundle. */

let folder: string;
let model: string;
let out: string;
let cache: string;
const before = process.cwd();
const manifest = "ingestion/depot.yml";

// One for all tests, since what runs leave is about the paths of a folder.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-cache-"));
});

afterAll(() => {
  for (const made of [folder, ...kept.values()]) rmSync(made, { recursive: true, force: true });
});

beforeEach(() => {
  process.chdir(folder);
  model = join(folder, "model");
  out = join(folder, "output");
  cache = join(folder, ".aspectdoc-cache");
  const sites = join(packageFolder, "generator/testdata/sites");
  cpSync(join(sites, "tiny"), model, { recursive: true });
  cpSync(join(sites, "guides/content"), join(model, "content"), { recursive: true });
  cpSync(join(packageFolder, "generator/testdata/ingestion/manifests/all-keys.yml"), join(model, manifest));
  mkdirSync(join(model, "ingestion/shared"));
  writeFileSync(join(model, "ingestion/shared/certificate.yml"), "set: certificate\noptions: []\n");
});

afterEach(() => {
  empty();
  process.chdir(before);
});

function empty(): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** What runs have left that several tests go on from: by its name, a copy of the folder. */
const kept = new Map<string, string>();

/** Goes on from what the work leaves, which is done for the first test that asks. Runs go by times, so these are kept too. */
async function goOnFrom(name: string, work: () => Promise<unknown>): Promise<void> {
  const known = kept.get(name);
  if (known !== undefined) {
    empty();
    execFileSync("cp", ["-a", `${known}/.`, folder]);
    return;
  }
  await work();
  const copy = mkdtempSync(join(tmpdir(), "aspectdoc-cache-kept-"));
  execFileSync("cp", ["-a", `${folder}/.`, copy]);
  kept.set(name, copy);
}

const generateFirst = (): Promise<void> => goOnFrom("a first run", () => generate());

const generate = (...args: readonly string[]): Promise<Finished> =>
  runCommand(describeGenerate, ["--input", model, ...args]);

/** What is in the folder, by path. */
function readTree(of: string): ReadonlyMap<string, string> {
  return new Map(listFiles(of).map((path) => [path, readFileSync(join(of, path), "latin1")]));
}

function listFiles(of: string): readonly string[] {
  return readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(of.length + 1))
    .sort();
}

function readTimes(of: string): ReadonlyMap<string, number> {
  return new Map(listFiles(of).map((path) => [path, statSync(join(of, path)).mtimeMs]));
}

const withoutTime = ({ code, error }: Finished): readonly unknown[] => [code, error.replace(/\n?.* read, .* s\n$/, "")];

/** Runs with the cache, compares with a run without, and tells which files are not as they were. */
async function expectAsCold(): Promise<readonly string[]> {
  const earlier = existsSync(out) ? readTree(out) : new Map<string, string>();
  const times = existsSync(out) ? readTimes(out) : new Map<string, number>();
  const warm = await generate();
  const cold = await generate("--no-cache", "--out", "cold");
  expect(withoutTime(warm)).toEqual(withoutTime(cold));
  const tree = readTree(join(folder, "cold"));
  expect(readTree(out)).toEqual(tree);
  const changed = [...tree].filter(([path, text]) => earlier.get(path) !== text).map(([path]) => path);
  const rewritten = [...readTimes(out)].filter(([path, time]) => times.get(path) !== time).map(([path]) => path);
  expect(rewritten).toEqual(changed);
  return changed;
}

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(model, path), change(readFileSync(join(model, path), "utf8")));

describe("a check after runs", () => {
  const check = (...args: readonly string[]): Promise<Finished> =>
    runCommand(describeCheck, ["--input", model, ...args]);

  it("finds what one without them finds, and doesn't look again at what it has looked at", async () => {
    writeFileSync(join(model, "pdl/com/example/Bad.pdl"), "record {");
    const cold = await check();
    expect(cold.code).toBe(1);
    expect(existsSync(cache)).toBe(false);
    await generate();
    // The run that made the site has looked at all that a check looks at.
    const again = await check("--timing");
    expect([again.code, again.error.startsWith(cold.error)]).toEqual([cold.code, true]);
    expect(again.error).not.toMatch(/^(?:parse|link|check|plan) /m);
    expect(await check()).toEqual(cold);
    const record = readdirSync(cache).find((name) => name.startsWith("check-")) ?? "";
    writeFileSync(join(cache, record), readFileSync(join(cache, record), "utf8").replace("record {", "record ["));
    expect(await check()).toEqual(cold);
    edit("content/guides/first.md", (text) => `${text}\n[A link](nowhere.md)\n`);
    expect((await check()).error).toContain("nowhere.md");
  });

  it("says so where what it has found can't be kept, and ends as it would", async () => {
    mkdirSync(cache);
    await check();
    const record = join(cache, readdirSync(cache).find((name) => name.startsWith("check-")) ?? "");
    rmSync(record);
    mkdirSync(record);
    const { code, error } = await check();
    expect(code).toBe(0);
    expect(error).toMatch(/^the cache .* could not be written \(it is a folder\), /m);
    rmSync(record, { recursive: true });
    expect((await check()).error).not.toContain("the cache");
  });

  it("prints the same catalogue", async () => {
    const print = (): Promise<Finished> => runCommand(describeCatalogue, ["--input", model]);
    const cold = await print();
    await generate();
    expect(await print()).toEqual(cold);
  });
});

describe("a run after another", () => {
  it("writes nothing when nothing has changed, and says what the first one said", async () => {
    writeFileSync(join(model, "pdl/com/example/Bad.pdl"), "record {");
    const first = await generate();
    const times = readTimes(folder);
    const second = await generate();
    expect(withoutTime(second)).toEqual(withoutTime(first));
    expect(second.error).toMatch(/ are up to date, found in /);
    expect(readTimes(folder)).toEqual(times);
  });

  it("writes the pages that show an edited doc, and what lists them", async () => {
    await generateFirst();
    edit("pdl/com/example/AuthorInfo.pdl", (text) => text.replace(/\/\*\* ?|\/\*\*\n \* /, "$&Edited. "));
    const changed = await expectAsCold();
    expect(changed).toContain("catalogue.json");
    expect(changed).toContain("generated/metamodel/aspects/authorInfo/index.html");
    expect(changed).not.toContain("generated/metamodel/entities/book/index.html");
    expect(changed.filter((path) => !path.startsWith("search/")).length).toBeLessThan(12);
  });

  it("writes the pages that take in an edited file, by way of others too", async () => {
    writeFileSync(join(model, "content/_outer.mdx"), "import Inner from './_inner.mdx';\n\n## Around\n\n<Inner />\n");
    edit("content/guides/first.md", (text) => `${text}\nimport Outer from '../_outer.mdx';\n\n<Outer />\n`);
    await expectAsCold();
    writeFileSync(join(model, "content/_inner.mdx"), "[Away](../nowhere.md) and more.\n");
    expect(await expectAsCold()).toContain("guides/first/index.html");
    edit("content/_inner.mdx", () => "### Deeper\n\nEdited.\n");
    const changed = await expectAsCold();
    expect(changed).toContain("guides/first.md");
    expect(changed).not.toContain("guides/second/index.html");
    edit("content/_outer.mdx", (text) => text.replace("## Around", "## Elsewhere"));
    await expectAsCold();
    expect(readFileSync(join(out, "guides/first/index.html"), "utf8")).toMatch(/id="elsewhere".*id="deeper"/s);
  });

  it("writes the pages whose parts are told something else, and what is offered for download anew", async () => {
    writeFileSync(join(model, "content/_part.mdx"), "Of {props.kind}: [all](./all.csv) ![Map](./map.svg)\n");
    writeFileSync(join(model, "content/all.csv"), "a\n");
    writeFileSync(join(model, "content/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    const use = (kind: string): string => `import Part from './_part.mdx';\n\n<Part kind=${kind} />\n`;
    writeFileSync(join(model, "content/told.mdx"), use("'one'"));
    await expectAsCold();
    writeFileSync(join(model, "content/told.mdx"), use("'two'"));
    expect(await expectAsCold()).toContain("told/index.html");
    expect(readFileSync(join(out, "told.md"), "utf8")).toContain("Of two:");
    writeFileSync(join(model, "content/all.csv"), "b\n");
    expect(await expectAsCold()).toEqual(["assets/content/content/all.csv"]);
    edit("content/map.svg", (text) => text.replace('width="1"', 'width="8"'));
    expect(await expectAsCold()).toContain("told/index.html");
    writeFileSync(join(model, "content/told.mdx"), `export const kind = "three";\n${use("{kind}")}`);
    await expectAsCold();
    expect(readFileSync(join(out, "told.md"), "utf8")).toContain("Of three:");
    rmSync(join(model, "content/all.csv"));
    expect(await expectAsCold()).toContain("told/index.html");
    rmSync(join(model, "content/_part.mdx"));
    expect(await expectAsCold()).toContain("told/index.html");
  });

  it("leaves the pages of other sections alone when a label in a tree is another one", async () => {
    await generateFirst();
    edit("content/guides/first.md", (text) => text.replace("title: First steps", "title: Early steps"));
    const changed = await expectAsCold();
    expect(changed).toContain("assets/navigation.js");
    expect(changed).toContain("guides/second/index.html");
    expect(changed.filter((path) => /^(?:generated|graphql)\/.*\.html$/.test(path))).toEqual([]);
  });

  it.each([
    ["a type", "graphql/library.graphql", (text: string) => text.replace(/\b([a-z])(\w+): String/, "$1$2Two: String")],
    ["a source", manifest, (text: string) => text.replace(/^( *description: )\S/m, "$1Edited ")],
    ["an entity", "entity-registry.yml", (text: string) => text.replace("doc: ", "doc: Edited. ")],
    ["a heading", "content/guides/first.md", (text: string) => text.replace("## Second step", "## Third step")],
    ["a field", "pdl/com/example/BookInfo.pdl", (text: string) => text.replace(/^( +)(\w+): /m, "$1$2Two: ")],
  ])("makes of %s that has changed what a first run does", async (_, path, change) => {
    await generateFirst();
    const text = readFileSync(join(model, path), "utf8");
    expect(change(text)).not.toBe(text);
    edit(path, change);
    expect(await expectAsCold()).not.toEqual([]);
  });

  it("puts back what someone has deleted from the output or changed in it", async () => {
    await generateFirst();
    rmSync(join(out, "404.html"));
    writeFileSync(join(out, "index.html"), "mine");
    await generate();
    await generate("--no-cache", "--out", "cold");
    expect(readTree(out)).toEqual(readTree(join(folder, "cold")));
  });

  it("leaves nothing and uses nothing when asked to", async () => {
    await generate("--no-cache");
    expect(existsSync(cache)).toBe(false);
    expect((await generate("--no-cache")).error).toMatch(/ written to /);
  });
});

describe("a cache that can't be trusted", () => {
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ["empty", () => Buffer.alloc(0)],
    ["cut off", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["of another build", (bytes) => Buffer.from(bytes.toString("latin1").replace(/"tool":"./, '"tool":"?'), "latin1")],
    [
      "changed in a letter",
      (bytes) => Buffer.from(bytes.map((byte, index) => (index === bytes.length - 9 ? byte ^ 1 : byte))),
    ],
    ["something else", () => Buffer.from('{"tool":1}\n[]')],
  ];

  it.each(damages)("is passed over: %s", async (_, damage) => {
    await generateFirst();
    for (const name of readdirSync(cache)) {
      const path = join(cache, name);
      if (name !== ".gitignore") writeFileSync(path, damage(readFileSync(path)));
    }
    edit("pdl/com/example/AuthorInfo.pdl", (text) => text.replace("/**", "/** Edited."));
    const { code } = await generate();
    await generate("--no-cache", "--out", "cold");
    expect(code).toBe(0);
    expect(readTree(out)).toEqual(readTree(join(folder, "cold")));
  });

  it.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ["changed", (bytes) => Buffer.from(bytes.map((byte) => byte ^ 1))],
    ["cut off", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ])("does without values that were %s, and mends them", async (_, damage) => {
    await generateFirst();
    const name = readdirSync(cache).find((file) => /^answers-.*\.\d$/.test(file)) ?? "";
    const path = join(cache, name);
    writeFileSync(path, damage(readFileSync(path)));
    for (const word of ["Edited", "Changed"]) {
      edit("pdl/com/example/AuthorInfo.pdl", (text) => text.replace("/**", `/** ${word}.`));
      edit("content/guides/first.md", (text) => `${text}\n${word}.\n`);
      await expectAsCold();
    }
    edit("pdl/com/example/AuthorInfo.pdl", (text) => text.replace("/**", "/** Again."));
    expect(
      Object.keys(await listWork())
        .filter((query) => / page$|parse|search/.test(query))
        .sort(),
    ).toEqual(["entity page", "parse", "schema page", "search"]);
  });

  it("does without entries that nothing can be made of, in a file whose digest is right", async () => {
    await generateFirst();
    const path = join(cache, readdirSync(cache).find((name) => /^answers-[^.]+$/.test(name)) ?? "");
    const [, index = "", entries = ""] = readFileSync(path, "utf8").split("\n");
    const header = JSON.parse(index) as { pieces: [name: string, start: number, length: number][] };
    // Pieces that are too long, foreign, or called after what objects have already.
    const pieces = [["__proto__", 0, 9], ...header.pieces.map(([name]) => [name, 5, 4_000_000_000])];
    const body = `${JSON.stringify({ ...header, pieces })}\n${entries}`;
    writeFileSync(path, `${digest(body)}\n${body}`);
    edit("pdl/com/example/AuthorInfo.pdl", (text) => text.replace("/**", "/** Edited."));
    await expectAsCold();
  });

  it("is done without where it can't be written", async () => {
    writeFileSync(cache, "a file where the folder should be");
    for (let count = 0; count < 2; count += 1) {
      const { error } = await generate();
      expect(error).toMatch(/ written to /);
      expect(error.match(/^the cache .* could not be written \(a file is in its place\), /gm)).toHaveLength(1);
    }
  });
});

/** A random number generator that gives the same numbers in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Inputs of further kinds, from fixtures of their readers. */
const furtherInputs: readonly (readonly [fixture: string, path: string])[] = [
  ["sites/avro-only/events", "events"],
  ["access/kitchen-sink.yml", "access/access.yml"],
  ["boot", "boot"],
  ["library/src", "library/src"],
  ["restli/kitchen-sink.restspec.json", "restli/nodes.restspec.json"],
  ["sdk/kitchen-sink.yml", "sdk/sdk.yml"],
  ["sphinx/index.rst", "sphinx/index.rst"],
  ["sidebar/shapes.yaml", "content/sidebars.yaml"],
  ["sites/parted/docs", "content/parted"],
  ["sites/downloads/content", "content/downloads"],
  ["sites/letters/content", "content/letters"],
  ["prose/toml.md", "content/toml.md"],
];

describe("any sequence of edits, additions, deletions and renames", () => {
  const isText = /\.(?:pdl|avsc|graphql|md|mdx|yml|yaml|py|json|rst|csv|zip|svg)$/;
  const configFile = (): string => join(folder, "aspectdoc.config.yaml");

  beforeEach(() => {
    for (const [fixture, path] of furtherInputs) {
      cpSync(join(packageFolder, "generator/testdata", fixture), join(model, path), { recursive: true });
    }
    writeFileSync(configFile(), "content: [content]\n");
  });

  function changeSomething(random: (limit: number) => number, step: number): void {
    const files = listFiles(model).filter((path) => isText.test(path));
    const path = files[random(files.length)] ?? "";
    if (path === "entity-registry.yml") return rename(path, random);
    const extension = path.slice(path.lastIndexOf("."));
    switch (random(10)) {
      case 0:
        return rmSync(join(model, path));
      case 1:
        return renameSync(join(model, path), join(model, path.replace(/(\.\w+)$/, `-moved-${step}$1`)));
      case 2:
        return cpSync(join(model, path), join(model, `${path.slice(0, -extension.length)}-copy-${step}${extension}`));
      case 3:
        return writeFileSync(join(model, `content/new-${step}.md`), `# New ${step}\n\n[First](guides/first.md)\n`);
      case 4:
        return edit(path, (text) => {
          const at = random(text.length + 1);
          return text.slice(0, at) + text.slice(at + random(30));
        });
      case 5:
        return rename(path, random);
      case 6: {
        const settings = [`title: Title ${step}`, "colors: { light: { accent: '#00507a' } }", `tagline: Line ${step}`];
        return writeFileSync(configFile(), `content: [content]\n${settings[random(settings.length)] ?? ""}\n`);
      }
      case 7:
        return edit(path, (text) => text.replaceAll(/=(?:"([^"\n]*)"|\{(\w+)\})/g, '="$1$2s"'));
      case 8: {
        const marked = files.find((file) => file.normalize("NFD") !== file) ?? path;
        return renameSync(join(model, marked), join(model, marked.normalize(random(2) === 0 ? "NFC" : "NFD")));
      }
      default:
        return edit(path, (text) => text.replaceAll(/\b(?:the|a|of)\b/g, (word) => (random(4) === 0 ? "some" : word)));
    }
  }

  /** Gives something that is named in a file another name there, be it a field, a type, an aspect, a label or an id. */
  function rename(path: string, random: (limit: number) => number): void {
    edit(path, (text) => {
      const names = text.match(/\b[A-Za-z]\w{3,}\b/g) ?? [];
      const name = names[random(names.length)] ?? "";
      return text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `${name}Two`);
    });
  }

  it.each([1, 2, 3, 4])("comes out as if it had been the first run, seed %i", async (seed) => {
    const random = createRandom(seed);
    await goOnFrom("a first run of all kinds", expectAsCold);
    for (let step = 0; step < 6; step += 1) {
      if (step > 0) await expectAsCold();
      for (let change = 0; change <= random(2); change += 1) changeSomething(random, step);
    }
  });
});

/** Projects of each kind that reading takes as one, whose configuration says where pages are and what they are called; some in a row each. */
const projects = [
  ["bookdown", "docfx", "docsify-sidebar", "docusaurus-several", "gitbook"],
  ["hugo-includes", "jekyll-sidebars", "jupyter-book", "mdbook", "mintlify"],
  ["mkdocs", "nextra", "quarto", "slate", "sphinx"],
  ["starlight", "terraform", "vault", "vitepress-imports", "vuepress-imports"],
];

describe("one project in the place of another, and edits of what its pages are made by", () => {
  const isText = /\.(?:mdx?|rst|qmd|Rmd|ya?ml|json|toml|py|m?[jt]s|svg|html)$/;

  function changeSomething(random: (limit: number) => number, step: number): void {
    const files = listFiles(model).filter((path) => isText.test(path));
    const path = files[random(files.length)] ?? "";
    const other = files[random(files.length)] ?? "";
    switch (random(7)) {
      case 0:
        return rmSync(join(model, path));
      case 1:
        return renameSync(join(model, path), join(model, path.replace(/(\.\w+)$/, `-moved-${step}$1`)));
      case 2:
        return cpSync(join(model, path), join(model, dirname(other), `copy-${step}-${basename(path)}`));
      case 3:
        return edit(path, (text) => {
          const at = random(text.length + 1);
          return text.slice(0, at) + (random(3) === 0 ? "\0" : "") + text.slice(at + random(30));
        });
      case 4:
        return edit(path, (text) => {
          const lines = text.split("\n");
          return lines.toSpliced(random(lines.length), random(2), lines[random(lines.length)] ?? "").join("\n");
        });
      default:
        return edit(path, (text) => {
          const words = text.match(/\b[A-Za-z]\w{2,}\b/g) ?? [];
          return text.replace(words[random(words.length)] ?? "", () => words[random(words.length)] ?? "");
        });
    }
  }

  it.each(projects)("come out as if each had been the first run: %s, %s, %s, %s, %s", async (...sites) => {
    const random = createRandom(sites.join().length);
    for (const [step, site] of sites.entries()) {
      rmSync(model, { recursive: true });
      cpSync(join(packageFolder, "generator/testdata/sites", site), model, { recursive: true });
      await expectAsCold();
      for (let change = 0; change < 4; change += 1) changeSomething(random, step);
      await expectAsCold();
    }
  });
});

/** What a run worked out anew, as `--timing=queries` lists it: by kind, each with what was asked for and why. */
async function listWork(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { error } = await generate("--timing=queries");
  const work: Record<string, string[]> = {};
  let lines: string[] = [];
  for (const line of error.slice(error.indexOf("query ")).split("\n").slice(1)) {
    const [, query, made] = /^(\S.*?) +\d+ +(\d+)$/.exec(line) ?? [];
    if (query !== undefined && made !== "0") work[query] = lines = [];
    else if (line.startsWith("  ")) lines.push(line.trim());
  }
  return work;
}

/** A package of Python with one connector. */
function addConnector(name: string, first = "", base = "BaseModel"): void {
  const path = join(model, `python/${name}`);
  mkdirSync(join(path, "src/acme"), { recursive: true });
  writeFileSync(
    join(path, "setup.py"),
    `entry_points = {"acme.ingestion.source.plugins": ["${name} = acme.${name}:Source"]}\nsetup(name="acme-${name}", entry_points=entry_points)\n`,
  );
  writeFileSync(
    join(path, `src/acme/${name}.py`),
    `from pydantic import BaseModel, Field\n${first}\nclass Config(${base}):\n    host: str = Field(description="Where it is.")\n@platform_name("${name}")\n@config_class(Config)\nclass Source:\n    """Reads it."""\n`,
  );
}

/** Rules over the metamodel, each with the part of it that is told by another name. */
const metamodelRules = [
  "annotationKeys: schemas",
  "aspectsInUse: registries",
  "collectionKeys: schemas",
  "deprecationReasons: schemas",
  "docs: entities",
  "emptySchemaDocs: entities",
  "emptyOptionDocs: ingestion",
  "entitiesWithAspects: entities",
  "and 9 more",
];

/** What is made of the metamodel at large, and sooner made again than compared. */
const ofMetamodel = {
  check: metamodelRules,
  "derive models": ["schemas"],
  "index interfaces": ["restli"],
  "index metamodel": ["catalogue.relationships"],
  "link ingestion": ["entities"],
  "link restli": ["schemas"],
  "name catalogue": ["catalogue.schemas"],
  routes: ["entities"],
};

/** What is made of all of GraphQL. */
const ofGraphql = {
  check: ["emptyGraphqlDocs: graphql", "graphqlDeprecations: graphql", "graphqlDocs: graphql", "missingAreas: graphql"],
  "index interfaces": ["graphql"],
  "index metamodel": ["catalogue.graphql"],
  "link graphql": ["files"],
  "name catalogue": ["catalogue.graphql"],
  routes: ["graphql"],
  search: ["sources"],
};

describe("what a run works out after an edit", () => {
  const edits: readonly (readonly [
    string,
    string,
    (text: string) => string,
    Readonly<Record<string, readonly string[]>>,
  ])[] = [
    [
      "the doc of a schema",
      "pdl/com/example/AuthorInfo.pdl",
      (text) => text.replace(/\/\*\* ?|\/\*\*\n \* /, "$&Edited. "),
      {
        ...ofMetamodel,
        parse: ["pdl  pdl/com/example/AuthorInfo.pdl pdl: text"],
        "part docs": ["schemas"],
        "link schemas": ["schemas"],
        "link metamodel": ["linked"],
        "return docs": ["texts"],
        "entity page": ["author: catalogue.schemas.com.example.AuthorInfo"],
        "schema page": ["com.example.AuthorInfo: catalogue.schemas.com.example.AuthorInfo"],
        search: ["sources"],
      },
    ],
    [
      "the doc of an entity",
      "entity-registry.yml",
      (text) => text.replace("doc: ", "doc: Edited. "),
      {
        ...ofMetamodel,
        parse: ["registry  entity-registry.yml /: text"],
        "part registry docs": ["registries"],
        "link metamodel": ["registries"],
        "return docs": ["told"],
        "entity page": ["book: catalogue.entities.book"],
        search: ["sources"],
      },
    ],
    [
      "the end of a guide",
      "content/guides/first.md",
      (text) => `${text}\nMore.\n`,
      {
        parse: ["prose  content/guides/first.md content: text"],
        prose: ["content/guides/first.md: text"],
        search: ["sources"],
      },
    ],
    [
      "a description in GraphQL",
      "graphql/library.graphql",
      (text) => text.replace(/"""\s*/, "$&Edited. "),
      {
        ...ofGraphql,
        "link resolvers": ["roots"],
        "plan graphql": ["graphql.roots"],
      },
    ],
    [
      "what is said of a type in GraphQL",
      "graphql/library.graphql",
      (text) => text.replace(/"""\s*(?=[^"]*"""\s*type Book\b)/, "$&Edited. "),
      {
        ...ofGraphql,
        anchors: ["graphql/objects: content"],
        "graphql pages": ["query 0: more.known.index.types.Book", "object 0: more.some"],
        "link fillings": ["types"],
        "plan graphql": ["graphql.types"],
      },
    ],
  ];

  it.each(edits)("is what looks at it: %s", async (_, path, change, expected) => {
    await generateFirst();
    edit(path, change);
    expect(await listWork()).toEqual(expected);
  });

  it("is what looks at it: the doc of an option in the Python of a connector", async () => {
    addConnector("shed");
    addConnector("store");
    await generate();
    edit("python/shed/src/acme/shed.py", (text) => text.replace("Where it is.", "Edited."));
    expect(await listWork()).toEqual({
      parse: ["python  python/shed/src/acme/shed.py /: text"],
      "parse part": [
        `${JSON.stringify({ file: "python/shed/src/acme/shed.py", startLine: 8, startColumn: 5, endLine: 8, endColumn: 5 })}: file`,
      ],
      "read connector": ["python/shed/ source shed: files.python/shed/src/acme/shed.py"],
      "find commands": ["files"],
      "find variables": ["files"],
      "link ingestion": ["connectors.sources"],
      "name catalogue": ["catalogue.ingestion"],
      check: ["emptyOptionDocs: ingestion", "ingestionOptions: ingestion", "ingestionRecipes: ingestion"],
      routes: ["ingestion"],
      "find formulas": ["ingestion.platforms.every entry"],
      "plan ingestion": ["ingestion.platforms.every entry"],
      "source page": ["shed: catalogue.ingestion.platforms.shed"],
      search: ["sources"],
    });
  });

  it("is each connector that inherits from what was edited, and what is wrong there stays known", async () => {
    addConnector("shed");
    addConnector("store", "from acme.shed import Config as Base", "Base");
    await generate();
    edit("python/shed/src/acme/shed.py", (text) => text.replace("Where it is.", "Edited."));
    expect((await listWork())["read connector"]).toEqual([
      "python/shed/ source shed: files.python/shed/src/acme/shed.py",
      "python/store/ source store: files.python/shed/src/acme/shed.py",
    ]);
    edit("python/shed/src/acme/shed.py", (text) => `${text}def broken(:\n`);
    await expectAsCold();
    // The one that came by the file first is gone; the other one has looked at it as well.
    edit("python/shed/setup.py", (text) => text.replace("shed = acme.shed:Source", ""));
    await expectAsCold();
    expect((await generate()).error).toContain("python/syntax");
  });
});
