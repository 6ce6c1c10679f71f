import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeExplain } from "./explain-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* What the commands do, run in this process and in a folder of its own; bin/main.built.test.ts is about the process. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");

let folder: string;
let model: string;
let config: string;
let out: string;

const before = process.cwd();

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-commands-")));
  process.chdir(folder);
  model = join(folder, "model");
  config = join(folder, "aspectdoc.config.yaml");
  out = join(folder, "site");
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const generate = (...args: readonly string[]): Promise<Finished> => runCommand(describeGenerate, args);
const check = (...args: readonly string[]): Promise<Finished> => runCommand(describeCheck, args);

describe("generate", () => {
  test("takes its settings from the config file, and options win", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(config, "inputs: [model]\nout: site\ntitle: Library\nbase: /a/\n");
    expect((await generate("--base", "b")).code).toBe(0);
    expect(readFileSync(join(out, "index.html"), "utf8")).toContain("Library");
    const notFound = readFileSync(join(out, "404.html"), "utf8");
    expect(notFound).toContain('href="/b/');
    expect(notFound).not.toContain('href="/a/');
  });

  test("--timing prints the stages", async () => {
    const { error } = await generate("--input", tiny, "--out", out, "--timing");
    const stages = error.match(/^\w+(?= +[\d,]+ ms +[\d,]+ MB$)/gm);
    expect(stages).toEqual(["discover", "parse", "link", "check", "plan", "render", "write", "total"]);
  });

  test("--quiet prints nothing", async () => {
    expect(await generate("--input", tiny, "--out", out, "--quiet")).toEqual({ code: 0, out: "", error: "" });
    expect(existsSync(join(out, "index.html"))).toBe(true);
  });

  test("leaves a folder alone that it did not write", async () => {
    mkdirSync(join(folder, "site"));
    writeFileSync(join(folder, "site/mine.txt"), "mine");
    for (const [out, problem] of [
      ["site", "foreign-folder"],
      [".", "holds-sources"],
    ] as const) {
      const { code, error } = await generate("--input", tiny, "--out", out);
      expect([code, error]).toEqual([2, expect.stringMatching(`^error\\[write/${problem}\\]: `)]);
    }
    expect(readdirSync(folder)).toEqual(["site"]);
    expect(readFileSync(join(folder, "site/mine.txt"), "utf8")).toBe("mine");
  });

  test("says that the output can't be written before it makes anything", async () => {
    writeFileSync(join(folder, "file"), "");
    symlinkSync("gone", join(folder, "link"));
    for (const [out, problem] of [
      ["../no such folder/site", "missing-parent"],
      ["file", "not-a-folder"],
      ["link", "failed"],
    ] as const) {
      const { code, error } = await generate("--input", tiny, "--out", out, "--timing");
      expect([code, error]).toEqual([2, expect.stringMatching(`^error\\[write/${problem}\\]: `)]);
      expect(error.match(/^\w+(?= +[\d,]+ ms)/gm)).toEqual(["discover", "total"]);
    }
  });
});

describe("generate", () => {
  test("makes the folders above its output that are missing where it runs", async () => {
    expect((await generate("--input", tiny, "--out", "build/docs/site")).code).toBe(0);
    expect(readdirSync(join(folder, "build/docs"))).toEqual(["site"]);
  });
});

describe("check", () => {
  test("writes nothing", async () => {
    expect(await check("--input", tiny)).toEqual({ code: 0, out: "", error: "11 files checked, nothing to report\n" });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("fails by errors, by warnings only when strict, and never by what the config turned off", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(
      join(model, "pdl/Latin.pdl"),
      Buffer.from("/** caf\xe9 */\nenum Latin {\n  /** one */ A\n}\n", "latin1"),
    );
    const levels = "levels:\n  discover/not-utf-8: ";
    const { code, error } = await check("--input", "model");
    expect(error).toMatch(/^model\/pdl\/Latin\.pdl:1:8 warning\[discover\/not-utf-8\]: /);
    expect(code).toBe(0);
    expect((await check("--input", "model", "--strict")).code).toBe(1);
    writeFileSync(config, `${levels}error\n`);
    expect((await check("--input", "model")).code).toBe(1);
    writeFileSync(config, `${levels}off\nstrict: true\n`);
    const quiet = await check("--input", "model");
    expect(quiet).toEqual({ code: 0, out: "", error: "12 files checked, nothing to report\n" });
  });

  test("reports to programs on stdout", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(join(model, "Bad.pdl"), "\0");
    const json = await check("--input", "model", "--format", "json");
    expect(JSON.parse(json.out)).toMatchObject({
      diagnostics: [{ code: "discover/binary-file" }],
      summary: { errors: 1 },
    });
    const github = await check("--input", "model", "--format", "github");
    expect(github.out).toMatch(/^::error file=model\/Bad\.pdl,line=1,col=1,endColumn=2,title=discover\/binary-file::/);
    expect([json.code, json.error, github.code]).toEqual([1, "", 1]);
  });
});

test.each([
  [
    "a missing folder",
    ["--input", "nowhere"],
    "error[usage/missing-input]: there is no folder `nowhere` to read the model from\n    help: give an existing folder with --input, or under `inputs` in the config file\n\n1 error\n",
  ],
  [
    "an address",
    ["--input", "https://example.org/model.git"],
    "error[usage/missing-input]: there is no folder `https://example.org/model.git` to read the model from\n    help: nothing is fetched: clone it first, and name the folder of the clone\n\n1 error\n",
  ],
  [
    "a glob, which no shell has followed",
    ["--input", "model/*.graphql"],
    "error[usage/missing-input]: there is no folder `model/*.graphql` to read the model from\n    help: name the folder, and say under `include` in the config file which of its files count\n\n1 error\n",
  ],
  [
    "a revision",
    ["--input", "git:main"],
    "error[usage/missing-input]: there is no folder `git:main` to read the model from\n    help: a revision is what `--against` and `aspectdoc diff` compare with, and what `versions` in the config file show\n\n1 error\n",
  ],
  [
    "an empty model",
    ["--input", "."],
    "error[usage/no-model]: no model was found in the current folder: nothing at all\n    help: looked for .pdl, .pdsc, .avsc, .avpr, .avdl, .graphql, .gql, .proto and .restspec.json files, entity-registry.yml, OpenAPI, JSON Schema and types of Atlas that say so, and Markdown below `content`, `docs` and the like\n          `--input` names the folder of a model, `--demo` shows the one that is bundled with Aspectdoc\n\n1 error\n",
  ],
  [
    "a missing config file",
    ["--config", "no.yaml"],
    "error[config/missing-file]: there is no config file `no.yaml`\n    help: give an existing file with --config, or leave it out: aspectdoc.config.yaml, .json, .mjs or .mts in the current folder, or above it in the repository, is found\n\n1 error\n",
  ],
])("%s gives one clear message and exit code 2", async (_, args, message) => {
  expect(await check(...args)).toEqual({ code: 2, out: "", error: message });
});

describe("a folder that nobody has said anything about", () => {
  const runs = [describeCheck, describeGenerate, describeCatalogue];

  test.each<[string, Readonly<Record<string, string>>]>([
    ["an empty folder", {}],
    ["a lone README", { "README.md": "# Hello\n" }],
    ["another language", { "a.proto": 'syntax = "proto3";\n' }],
    ["JSON", { "package.json": "{}", "data.json": "[]" }],
    ["other YAML", { "compose.yml": "services: {}\n", "ingestion/a.yml": "kind: Job\n", "sdk/a.yml": "kind: Job\n" }],
    ["files that only tell of a model", { "releases.yml": "releases: []\n", "versions.yml": "versions: []\n" }],
    ["files that declare nothing", { "a.avsc": "[]", "b.graphql": "query Mine { id }\n", "entity-registry.yml": "" }],
  ])("gives no site and no green check: %s", async (_, files) => {
    writeFiles(files);
    for (const run of runs) {
      const { code, out, error } = await runCommand(run, []);
      expect([code, out]).toEqual([2, ""]);
      expect(error).toMatch(/^error\[usage\/no-model\]: no model was found in the current folder: .+\n/);
    }
    expect(readdirSync(folder)).toEqual(
      [...new Set(Object.keys(files).map((path) => path.replace(/\/.*/, "")))].sort(),
    );
  });

  test("with what a client of GraphQL sends is told where the schema is", async () => {
    writeFiles({ "src/me.graphql": "query Me { me { ...Name } }\nfragment Name on User { name }\n" });
    const { code, error } = await check();
    expect(error).toContain(
      "no model was found in the current folder: 1 file is there, which declares nothing and asks",
    );
    expect(error).toContain("help: operations and fragments are what clients send; the schema that they ask is in ");
    expect(code).toBe(2);
  });

  test("is read, whatever is wrong with it", async () => {
    writeFiles({ "X.pdl": "recrod X {}\n" });
    const { code, error } = await check();
    expect(error).toMatch(/^X\.pdl:1:1 error\[pdl\//);
    expect(code).toBe(1);
  });

  test("with docs alone is a site of guides, and the check says so", async () => {
    writeFiles({ "docs/start.md": "# Start\n\nHere.\n" });
    expect(await check()).toEqual({
      code: 0,
      out: "",
      error: "1 guide, with no model beside it, checked, nothing to report\n",
    });
    expect((await generate("--quiet")).code).toBe(0);
    expect(readFileSync(join(folder, "output/start/index.html"), "utf8")).toContain("Start");
  });

  test("is documented as it is, twice alike, with the output inside of it", async () => {
    cpSync(tiny, folder, { recursive: true });
    writeFiles({ "README.md": "# Hello\n", "aspectdoc.config.yaml": "content: [.]\n" });
    expect((await generate()).error).toMatch(/^12 files read, /);
    expect((await generate()).error).toMatch(/^12 files read, .* up to date/);
  });
});

describe("--demo", () => {
  const demoLine = "this is the model that is bundled with Aspectdoc; name the folder of yours to see that\n";

  test("shows the bundled model whatever the config file says, and says so", async () => {
    writeFileSync(config, "title: Mine\ninputs: [nowhere]\nout: mine\n");
    const { code, error, out: counts } = await runCommand(describeCatalogue, ["--demo", "--counts"]);
    expect([code, error]).toEqual([0, demoLine]);
    expect(JSON.parse(counts)).toMatchObject({ entities: { total: 43 } });
  });
});

test("folders are named with and without --input", async () => {
  cpSync(join(tiny, "graphql"), "one", { recursive: true });
  cpSync(join(tiny, "pdl"), "two", { recursive: true });
  const count = async (...args: readonly string[]): Promise<number> => {
    const { out } = await runCommand(describeCatalogue, ["--counts", ...args]);
    return (JSON.parse(out) as { files: { total: number } }).files.total;
  };
  const [one, two] = [await count("one"), await count("--input", "two")];
  expect(await count("one", "two")).toBe(one + two);
  expect(await count("--input", "one", "two")).toBe(one + two);
});

describe("--quiet", () => {
  test("hides nothing that fails the run", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFiles({
      "model/content/a.md": "# A\n\n[Nowhere](nowhere.md)\n",
      "model/Bare.pdl": "record Bare { a: int }\n",
    });
    for (const run of [describeCheck, describeGenerate]) {
      expect(await runCommand(run, ["model", "--quiet"])).toEqual({ code: 0, out: "", error: "" });
      const strict = await runCommand(run, ["model", "--quiet", "--strict"]);
      expect(strict.code).toBe(1);
      expect(strict.error).toMatch(/^model\/content\/a\.md:3:11 warning\[prose\/missing-target\]: /);
      expect((await runCommand(run, ["model", "--quiet", "--min-coverage", "100"])).error).toMatch(
        /^error\[coverage\/below-minimum\]: /,
      );
      expect((await runCommand(run, ["model", "--quiet", "--baseline", "no.json"])).error).toMatch(
        /^error\[baseline\/missing-file\]: /,
      );
    }
  });
});

describe("paths", () => {
  test("count from the current folder for people, and from the repository for programs", async () => {
    mkdirSync(".git");
    cpSync(tiny, "sub/model", { recursive: true });
    mkdirSync("sub/here");
    writeFileSync("sub/model/Bad.pdl", "\0");
    process.chdir("sub/here");
    expect((await check("../model")).error).toMatch(/^\.\.\/model\/Bad\.pdl:1:1 error/);
    expect((await check("../model", "--format", "github")).out).toMatch(/^::error file=sub\/model\/Bad\.pdl,/);
    const { diagnostics } = JSON.parse((await check("../model", "--format", "json")).out) as { diagnostics: unknown };
    expect(diagnostics).toMatchObject([{ file: "Bad.pdl", path: "sub/model/Bad.pdl" }]);
    expect((await check("../model", "--format", "sarif")).out).toContain('"uri": "sub/model/Bad.pdl"');
    expect((await check("../model", "--format", "markdown")).out).toContain("sub/model/Bad.pdl:1<");
  });
});

describe("check", () => {
  test.each(readdirSync(join(packageFolder, "generator/testdata/sites")).filter((name) => name !== "editions"))(
    "finds what generate finds: %s",
    async (name) => {
      const input = join(packageFolder, "generator/testdata/sites", name);
      const read = async (run: typeof describeCheck, ...args: readonly string[]): Promise<unknown> =>
        JSON.parse((await runCommand(run, [input, "--format", "json", ...args])).out);
      // Nobody asks again.
      expect(await read(describeCheck)).toEqual(await read(describeGenerate, "--no-cache"));
    },
  );
});

test("a mistake in the config file is shown where it is", async () => {
  writeFileSync(config, "title: A\nimput: [a]\n");
  const { code, error } = await check();
  expect(error).toBe(
    "aspectdoc.config.yaml:2:1 error[config/unknown-key]: there is no key `imput` in the configuration\n" +
      "  2 | imput: [a]\n    | ^^^^^\n    help: did you mean `inputs`?\n\n1 error\n",
  );
  expect(code).toBe(2);
});

describe("catalogue", () => {
  test("prints the model", async () => {
    const { code, out: printed, error } = await runCommand(describeCatalogue, ["--input", tiny]);
    const catalogue = JSON.parse(printed) as { entities: { name: string }[] };
    expect(catalogue.entities.map(({ name }) => name)).toEqual(["book", "author"]);
    expect([code, error]).toEqual([0, ""]);
  });

  test("prints the totals", async () => {
    const printed = await runCommand(describeCatalogue, ["--counts", "--input", tiny]);
    expect(JSON.parse(printed.out)).toMatchObject({
      records: 8,
      enums: 1,
      typerefs: 1,
      entities: { total: 2 },
      aspects: { total: 6, timeseries: 1 },
      relationships: { outgoing: 1, incoming: 1 },
      events: 1,
      graphql: { queries: 1, objects: 1, enums: 1 },
    });
  });
});

describe("explain", () => {
  test("says what a code means, and lists the codes", async () => {
    const one = await runCommand(describeExplain, ["discover/binary-file"]);
    expect(one.out).toMatch(/^discover\/binary-file \(error\)\n\nA file has the name of a schema/);
    const list = await runCommand(describeExplain, []);
    expect(list.out).toMatch(/^discover\/binary-file +error$/m);
    expect([one.code, list.code]).toEqual([0, 0]);
  });

  test("says what a change means, who says so, and what to do", async () => {
    const { out } = await runCommand(describeExplain, ["breaking/default-added"]);
    expect(out).toMatch(
      /^breaking\/default-added \(breaking\)\n\nSaid of a change as: the field ‹name› has a default now/,
    );
    expect(out).toMatch(/The way out: .+\n\nSource: Rest\.li's `CompatibilityChecker`/);
    const list = await runCommand(describeExplain, []);
    expect(list.out).toMatch(/^reindex\/search-field-added +reindex$/m);
  });
});
