import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { configKeys } from "./config-keys.ts";
import { configSchema, printConfigJsonSchema } from "./config-schema.ts";
import { readConfig } from "./read-config.ts";
import { makeSettings } from "./settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-config-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function read(name: string, text: string, given?: string): Promise<{ config: unknown; said: readonly string[] }> {
  writeFileSync(join(folder, name), text);
  const report = createReport();
  const result = await readConfig(given, folder, report);
  const said = report.diagnostics.map(({ code, message, help, span }) => {
    const place = span ? `${span.file}:${span.startLine}:${span.startColumn}-${span.endColumn} ` : "";
    return `${place}${code}: ${message}${help === undefined ? "" : ` (${help})`}`;
  });
  return { config: result?.config, said };
}

describe("the config file", () => {
  test("may be absent", async () => {
    const report = createReport();
    expect(await readConfig(undefined, folder, report)).toEqual({ config: {}, texts: new Map() });
    expect(report.diagnostics).toEqual([]);
  });

  test.each([
    ["aspectdoc.config.yaml", "title: Acme # ours\ninputs:\n  - models\nout: ../site\n"],
    ["aspectdoc.config.yml", "title: Acme\ninputs: [models]\nout: ../site\n"],
    ["aspectdoc.config.json", '{ "$schema": "x", "title": "Acme", "inputs": ["models"], "out": "../site" }'],
    ["aspectdoc.config.mjs", 'export default { title: ["Ac", "me"].join(""), inputs: ["models"], out: "../site" };'],
  ])("%s is found, and its paths count from it", async (name, text) => {
    expect(await read(name, text)).toEqual({
      config: { title: "Acme", inputs: [join(folder, "models")], out: join(folder, "../site") },
      said: [],
    });
  });

  test.each(["\r\n", "\r"])("may end its lines with %j, and places count them", async (end) => {
    const lines = ["# ours", "title: Acme", "tilte: Acme", ""];
    const { said } = await read("aspectdoc.config.yaml", lines.join(end));
    expect(said).toEqual([expect.stringMatching(/^aspectdoc\.config\.yaml:3:1-5 config\/unknown-key: /)]);
  });

  test("may be empty", async () => {
    expect(await read("aspectdoc.config.yaml", "# nothing yet\n")).toEqual({ config: {}, said: [] });
  });

  test("may have comments as JSON, and a comma behind the last element", async () => {
    const text = '{ // ours\n  "url": "https://a.example", /* not\n yet */ "links": [],\n}\n';
    expect(await read("aspectdoc.config.json", text)).toEqual({
      config: { url: "https://a.example", links: [] },
      said: [],
    });
    expect((await read("aspectdoc.config.json", '{ /* "a" */ "titel": "A // B" }')).said[0]).toMatch(
      /^aspectdoc\.config\.json:1:13-19 config\/unknown-key/,
    );
  });

  test("may merge what is said elsewhere in it", async () => {
    const text = 'versions:\n  - &base\n    version: "2"\n    exclude: [a]\n  - <<: *base\n    version: "1"\n';
    expect(await read("aspectdoc.config.yaml", text)).toEqual({
      config: {
        versions: [
          { version: "2", exclude: ["a"] },
          { version: "1", exclude: ["a"] },
        ],
      },
      said: [],
    });
  });

  test("is found above the current folder too, up to the top of the repository, and counts from where it is", async () => {
    const below = join(folder, "services/api");
    mkdirSync(below, { recursive: true });
    writeFileSync(join(folder, "aspectdoc.config.yaml"), "title: Acme\nbaseline: known.json\n");
    const report = createReport();
    expect(await readConfig(undefined, below, report)).toEqual({ config: {}, texts: new Map() });
    mkdirSync(join(folder, ".git"));
    const found = await readConfig(undefined, below, report);
    expect(found).toMatchObject({ file: join(folder, "aspectdoc.config.yaml"), isAbove: true });
    expect(found?.config).toEqual({
      title: "Acme",
      baseline: join(folder, "known.json"),
      inputs: [folder],
      out: join(folder, "output"),
      cache: join(folder, ".aspectdoc-cache"),
    });
    expect([...(found?.texts.keys() ?? [])]).toEqual(["../../aspectdoc.config.yaml"]);
    // A repository of its own, such as a submodule, is none of what lies around it.
    mkdirSync(join(below, ".git"));
    expect(await readConfig(undefined, below, report)).toEqual({ config: {}, texts: new Map() });
    expect(report.diagnostics).toEqual([]);
  });

  test("above the current folder is none where the folder is somebody else's", async (context) => {
    if (process.getuid?.() !== 0) context.skip("only root can give a folder away");
    const below = join(folder, "own");
    mkdirSync(below);
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, "aspectdoc.config.mjs"), "export default { title: 'Not mine' };");
    chownSync(below, 12_345, 12_345);
    expect(await readConfig(undefined, below, createReport())).toEqual({ config: {}, texts: new Map() });
  });

  test.each(["include", "exclude", "content", "contentExclude", "registries"])(
    "tells of a backslash in a path of %s, which would fit nothing",
    async (key) => {
      const { said } = await read("aspectdoc.config.yaml", `${key}: ["a", 'models\\b.yml']\n`);
      expect(said.at(-1)).toContain(`config/wrong-value: \`${key}[1]\` must have / between folders, on every system`);
      expect((await read("aspectdoc.config.yaml", `include: ['models/\\[old\\]/**']\n`)).said).toEqual([]);
    },
  );

  test.each(["include", "exclude", "contentExclude"])("tells of a glob of %s that would take for ever", async (key) => {
    const { said } = await read("aspectdoc.config.yaml", `${key}: ["a", '**/*a*a*a*a*a*b']\n`);
    expect(said.at(-1)).toContain(`config/wrong-value: \`${key}[1]\` must have at most 4 \`*\` between two \`/\``);
  });

  test.each([
    ["sourceUrl: x", "1:12-12 config/wrong-value: `sourceUrl` must be a web address"],
    [
      "title: !ENV NAME",
      "config/syntax: the config file cannot be read: its tag means nothing here (write the value itself",
    ],
    ["inputs: *models", "1:9-15 config/syntax: the config file cannot be read: no anchor `&models` stands before this"],
  ])("tells one thing of %s, at its place", async (text, expected) => {
    const { said } = await read("aspectdoc.config.yaml", `${text}\n`);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(expected);
  });

  test.each([
    ['{ sdk: { get packages() { throw new Error("no") } } }', "config/module-failed: the config module could not be"],
    ['new Map([["title", "A"]])', "config/not-a-mapping: the config file holds a `Map`"],
    ['{ inputs: new Set(["a"]) }', "config/wrong-value: `inputs` must be a list, not a `Set`"],
  ])("tells of a module that exports %s", async (written, expected) => {
    const { said } = await read("aspectdoc.config.mjs", `export default ${written};\n`);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(expected);
  });

  test("tells of an output folder that no system has", async () => {
    const { said } = await read("aspectdoc.config.yaml", `out: "a\\0b"\n`);
    expect(said.at(-1)).toContain("config/wrong-value: `out` must not hold the character U+0000");
  });

  test("is found elsewhere by --config", async () => {
    mkdirSync(join(folder, "conf"));
    expect(await read("conf/my.yml", "inputs: [../models]", "conf/my.yml")).toEqual({
      config: { inputs: [join(folder, "models")] },
      said: [],
    });
  });

  test("may be TypeScript where Node reads it, and says so where it does not", async () => {
    const reads = "typescript" in process.features && process.features.typescript !== false;
    const text = 'const title: string = "A";\nexport default { title };\n';
    expect(await read("aspectdoc.config.mts", text)).toEqual(
      reads
        ? { config: { title: "A" }, said: [] }
        : {
            config: undefined,
            said: [
              `config/untyped-node: \`aspectdoc.config.mts\` is TypeScript, which Node ${process.versions.node} doesn't read (run it with Node 22.18 or later, or make it an .mjs)`,
            ],
          },
    );
  });

  test("must exist, be the only one, and be of a known format", async () => {
    expect((await read("aspectdoc.config.yaml", "", "none.yaml")).said[0]).toMatch(
      /^config\/missing-file: .*`none.yaml`/,
    );
    symlinkSync("loop.yaml", join(folder, "loop.yaml"));
    expect((await read("aspectdoc.config.yaml", "", "loop.yaml")).said[0]).toMatch(
      /^config\/unreadable-file: .*its links form a loop/,
    );
    expect((await read("my.toml", "", "my.toml")).said[0]).toMatch(/^config\/unknown-format: .*`my.toml`/);
    mkdirSync(join(folder, "other"));
    writeFileSync(join(folder, "other/aspectdoc.config.js"), "module.exports = {};");
    const report = createReport();
    expect(await readConfig(undefined, join(folder, "other"), report)).toBeUndefined();
    expect(report.diagnostics.map(({ code, help }) => `${code}: ${help}`)).toEqual([
      "config/unknown-format: its name must end in .yaml, .yml, .json, .mjs or .mts; a module that exports its default is an .mjs",
    ]);
    expect((await read("aspectdoc.config.json", "{}")).said[0]).toMatch(
      /^config\/several-files: .*yaml, aspectdoc.config.json/,
    );
    writeFileSync(join(folder, "wide.yaml"), Buffer.from([0xff, 0xfe, 0x74, 0]));
    expect((await read("x.yaml", "", "wide.yaml")).said[0]).toMatch(/^config\/unreadable-file: .*it is not UTF-8/);
    mkdirSync(join(folder, "folder.yaml"));
    expect((await read("x.yaml", "", "folder.yaml")).said[0]).toMatch(/^config\/unreadable-file: .*it is a folder/);
    mkdirSync(join(folder, "linked"));
    symlinkSync("gone.yaml", join(folder, "linked/aspectdoc.config.yaml"));
    mkdirSync(join(folder, "folder.mjs"));
    expect((await read("x.yaml", "", "folder.mjs")).said[0]).toMatch(/^config\/unreadable-file: .*it is a folder/);
    mkdirSync(join(folder, "looped"));
    symlinkSync("aspectdoc.config.yaml", join(folder, "looped/aspectdoc.config.yaml"));
    mkdirSync(join(folder, "module"));
    symlinkSync("gone.mjs", join(folder, "module/aspectdoc.config.mjs"));
    const heard = createReport();
    for (const name of ["linked", "looped", "module"]) await readConfig(undefined, join(folder, name), heard);
    expect(heard.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining("it is a link to what is not there"),
      expect.stringContaining("its links form a loop"),
      expect.stringContaining("it is a link to what is not there"),
    ]);
  });
});

describe("a file that is nearly called as the config file", () => {
  const text = "title: Acme\n";

  test.each([
    ["aspectdoc.yaml", text, "call it aspectdoc.config.yaml, or name it with --config aspectdoc.yaml"],
    [".aspectdoc.yml", text, "call it aspectdoc.config.yml, or name it with --config .aspectdoc.yml"],
    ["aspectdoc.json", '{ "inputs": ["a"] }', "call it aspectdoc.config.json, or name it with --config aspectdoc.json"],
    [".aspectdocrc", text, "write it as YAML, and call it aspectdoc.config.yaml"],
    ["aspectdoc.toml", 'title = "Acme"\n', "write it as YAML, and call it aspectdoc.config.yaml"],
    ["Aspectdoc.config.yaml", text, "call it aspectdoc.config.yaml, or name it with --config Aspectdoc.config.yaml"],
  ])("is told, since it would have no effect: %s", async (name, content, help) => {
    expect((await read(name, content)).said).toEqual([
      `config/near-name: \`${name}\` is not read as the config file, though it has keys of one (${help})`,
    ]);
  });

  test.each([
    ["a report", "aspectdoc.json", '{\n  "formatVersion": 1,\n  "version": "x"\n}'],
    ["a report as SARIF", "aspectdoc.json", '{\n  "version": "2.1.0",\n  "runs": []\n}'],
    ["what has no key of it", "aspectdoc.yaml", "on: push\n"],
    ["a script", "aspectdoc.mjs", "export default { title: 1 };\n"],
    ["a note on it", "aspectdoc.md", text],
  ])("may be something else: %s", async (_, name, content) => {
    expect(await read(name, content)).toEqual({ config: {}, said: [] });
  });

  test("counts where it is named, and beside a config file it is nobody's", async () => {
    expect((await read("aspectdoc.yaml", text, "aspectdoc.yaml")).config).toEqual({ title: "Acme" });
    expect((await read("aspectdoc.config.yaml", text)).said).toEqual([]);
  });
});

describe("a wrong config file", () => {
  test.each([
    [
      "an unknown key",
      "title: A\ninput: [a]\n",
      ["2:1-5 config/unknown-key: there is no key `input` in the configuration (did you mean `inputs`?)"],
    ],
    [
      "an unknown key within another one, by those that are there",
      "coverage: { minimun: 80 }\ncolors: { acent: { light: red, dark: blue } }\nhistory: { tag: v* }\nlinks: [{ x: 1, label: a, href: b }]\n",
      [
        "2:11-15 config/unknown-key: there is no key `acent` in `colors` (did you mean `accent`?)",
        "4:11-11 config/unknown-key: there is no key `x` in `links[0]` (it may have `label`, `href`, `place`)",
        "3:12-14 config/unknown-key: there is no key `tag` in `history` (did you mean `tags`?)",
        "1:13-19 config/unknown-key: there is no key `minimun` in `coverage` (did you mean `minimum`?)",
      ],
    ],
    [
      "a key that is needed, misspelled",
      "announcement: { idd: a, text: b }\n",
      ["1:17-19 config/unknown-key: there is no key `idd` in `announcement` (did you mean `id`?)"],
    ],
    [
      "a text in place of a mapping",
      "logo: logo.svg\n",
      [
        '1:7-14 config/wrong-value: `logo` must be a mapping, not a text (such as `logo: { "light": "brand/logo.svg", "dark": "brand/logo-dark.svg" }`)',
      ],
    ],
    [
      "a value of another type",
      "inputs: models\nstrict: 'yes'\n",
      [
        '1:9-14 config/wrong-value: `inputs` must be a list, not a text (such as `inputs: [ "models" ]`)',
        "2:9-13 config/wrong-value: `strict` must be true or false, not a text",
      ],
    ],
    [
      "a key that is missing",
      "versions:\n  - { label: x }\n",
      ["2:5-16 config/wrong-value: `versions[0].version` must be a text, not nothing"],
    ],
    [
      "a value that is merged from elsewhere",
      "versions:\n  - &x { version: a, label: 3 }\n  - { <<: *x, version: b }\n",
      [
        "2:29-29 config/wrong-value: `versions[0].label` must be a text, not a number (put it in quotes)",
        "3:5-26 config/wrong-value: `versions[1].label` must be a text, not a number (put it in quotes)",
      ],
    ],
    [
      "a wrong element",
      "inputs: [a, 3]\n",
      ["1:13-13 config/wrong-value: `inputs[1]` must be a text, not a number (put it in quotes)"],
    ],
    [
      "what may be a text or an object",
      "references: [{ folder: up }]\nplugins:\n  - use: aspectdoc/plugins/openapi\n",
      [
        "1:14-27 config/wrong-value: `references[0]` must be a path, or have `path` and, if need be, `url`",
        "3:5-34 config/wrong-value: `plugins[0]` must be the name or path of a module, or have `plugin` and, if need be, `options` and `timeLimit`",
      ],
    ],
    [
      "an empty value of the wrong type",
      'include: ""\ntitle: []\n',
      [
        '1:10-11 config/wrong-value: `include` must be a list, not a text (such as `include: [ "schemas/**/*.pdl" ]`)',
        "2:8-9 config/wrong-value: `title` must be a text, not a list",
      ],
    ],
    [
      "a longer path than addresses have",
      `base: /${"a".repeat(1000)}/\n`,
      [
        "1:7-1008 config/wrong-value: `base` must be no longer than 1000 characters (write `/docs/`, or `/` for the root of the host)",
      ],
    ],
    ["an empty list", "inputs: []\n", ["1:9-10 config/wrong-value: `inputs` must not be empty"]],
    [
      "a value of another form",
      "base: docs\nurl: https://a/b\n",
      [
        "1:7-10 config/wrong-value: `base` must begin and end with a slash, like /docs/ (write `/docs/`, or `/` for the root of the host)",
        "2:6-16 config/wrong-value: `url` must be an origin without a path or a user, like https://docs.example.org (scheme and host alone, with no slash behind them; the path of the site is its `base`)",
      ],
    ],
    [
      "an address with a password, which every page would have",
      "url: https://sam:secret@docs.example.org\n",
      [
        "1:6-40 config/wrong-value: `url` must be an origin without a path or a user, like https://docs.example.org (scheme and host alone, with no slash behind them; the path of the site is its `base`)",
      ],
    ],
    [
      "a source address without its holes",
      "sourceUrl: https://a.example/\n",
      ["1:12-29 config/wrong-value: `sourceUrl` must hold {path}, and may hold {line}"],
    ],
    [
      "an unknown severity",
      "levels:\n  discover/not-utf-8: fatal\n",
      ["2:23-27 config/wrong-value: `levels.discover/not-utf-8` must be one of `off`, `info`, `warning`, `error`"],
    ],
    [
      "a second document",
      "title: Acme\n---\nout: site\n",
      [
        "2:1-3 config/syntax: the config file cannot be read: another document begins here, and only the first one of a file is read (mend it here or above: a quote, a bracket or the indentation)",
      ],
    ],
    ["a second document without a value", "title: Acme\n--- # the end\n", []],
    [
      "a lowered error",
      "levels:\n  discover/binary-file: off\n",
      [
        "2:25-27 config/lowered-error: `discover/binary-file` is an error and cannot be set to `off` (mend what it reports; warnings and infos can be set to off, info, warning or error)",
      ],
    ],
    [
      "a list at the top",
      "- a\n",
      [
        "1:1-3 config/not-a-mapping: the config file holds a list; keys with values are expected (for instance `title: Acme metadata`)",
      ],
    ],
    [
      "a text at the top",
      "hello\n",
      [
        "1:1-5 config/not-a-mapping: the config file holds a text; keys with values are expected (for instance `title: Acme metadata`)",
      ],
    ],
  ])("%s", async (_, text, said) => {
    const result = await read("aspectdoc.config.yaml", text);
    expect(result.said).toEqual(said.map((line) => `aspectdoc.config.yaml:${line}`));
  });

  test("an unknown code is reported with the nearest", async () => {
    const { said } = await read("aspectdoc.config.yaml", "levels:\n  discover/not-utf8: off\n");
    expect(said[0]).toMatch(/:2:3-19 config\/unknown-code: .*\(did you mean `discover\/not-utf-8`/);
  });

  test.each([
    ["aspectdoc.config.yaml", "title: 'a\nout: b\n"],
    ["aspectdoc.config.yaml", "title: a: b\n"],
    ["aspectdoc.config.yaml", "title: a\ntitle: b\n"],
    ["aspectdoc.config.json", '{"title": '],
    ["aspectdoc.config.yaml", "title: &a b\n<<: *a\n"],
  ])("%s that is not well-formed is reported once: %j", async (name, text) => {
    const { said } = await read(name, text);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/:\d+:\d+-\d+ config\/syntax: the config file cannot be read: [`a-z]/);
  });

  test("aliases are not expanded without bound", async () => {
    const bomb = Array.from(
      { length: 9 },
      (_, level) =>
        `a${level}: &a${level} [${
          level === 0
            ? "x"
            : Array(9)
                .fill(`*a${level - 1}`)
                .join(", ")
        }]`,
    );
    const { said } = await read("aspectdoc.config.yaml", bomb.join("\n"));
    expect(said[0]).toMatch(/config\/syntax/);
  });

  test("a module that throws is reported", async () => {
    const { said } = await read("aspectdoc.config.mjs", 'throw new Error("no model here");');
    expect(said[0]).toMatch(/^aspectdoc\.config\.mjs:1:7-7 config\/module-failed: .*no model here/);
  });

  test.each([
    [
      "with what is asked for later",
      'export default {\n  get title() { throw new Error("no title"); } };',
      "2:23-23",
      "no title",
    ],
    ["with its syntax", "export default {", "1:1-1", ""],
    ["as what it throws is nothing", "throw null;", "1:1-1", "null"],
  ])("a module that fails %s is reported with its name", async (_, text, place, problem) => {
    const { said } = await read("aspectdoc.config.mjs", text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`aspectdoc.config.mjs:${place} config/module-failed: `);
    expect(said[0]).toContain(problem);
  });

  test("a module that exports a function is told to export what that returns", async () => {
    const { said } = await read("aspectdoc.config.mjs", "export default () => ({ title: 1 });");
    expect(said).toEqual([
      expect.stringMatching(/config\/not-a-mapping: the config file holds a function; .* \(export what it returns/),
    ]);
  });

  test("a module without a default export is reported", async () => {
    const { said } = await read("aspectdoc.config.mjs", "export const title = 1;");
    expect(said[0]).toMatch(
      /^aspectdoc.config.mjs:1:1-1 config\/not-a-mapping: the config file holds nothing.*export them as its default/,
    );
  });
});

describe("the declarations", () => {
  test("the published JSON Schema is what they say", () => {
    // UPDATE=1 rewrites it.
    const path = join(packageFolder, "aspectdoc.config.schema.json");
    if (process.env["UPDATE"] === "1") writeFileSync(path, printConfigJsonSchema());
    expect(readFileSync(path, "utf8")).toBe(printConfigJsonSchema());
  });

  test.each(Object.entries(configKeys))(
    "%s has a help line, and an example and a default that pass its own check",
    (name, key) => {
      expect(key.help).toMatch(/^[^A-Z].*[^.]$/);
      for (const value of [key.example, key.default])
        expect(configSchema.safeParse({ [name]: value }).success).toBe(true);
    },
  );
});

test("options win over the config file, and that over the defaults", () => {
  const settings = makeSettings({ out: "o", strict: true }, { out: "c", title: "T", strict: false }, "bundled");
  expect(settings).toMatchObject({ inputs: ["bundled"], out: "o", title: "T", strict: true, base: "/docs/" });
  expect(settings.url).toBeUndefined();
});
