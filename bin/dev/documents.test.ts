import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createProgram } from "../../generator/commands/create-program.ts";
import { exitCodes } from "../../generator/verdict/exit-code.ts";
import { createTerminal } from "../../generator/commands/terminal.ts";
import { configKeys } from "../../generator/config/config-keys.ts";
import { findCode, listCodes } from "../../generator/diagnostics/codes.ts";
import { memberConfigs, projectFolders } from "../../generator/discover/guide-projects/guide-project-marks.ts";

/* Documents are held to their word: what they name has to exist. */

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const ownPages = readdirSync(join(projectRoot, "site/docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => `site/docs/${file}`)
  .sort();
const documents: readonly string[] = [
  ...["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "TESTS.md", "CHANGELOG.md", "BENCHMARKS.md", "SECURITY.md"],
  ...ownPages,
];
const packageJson = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const program = createProgram(createTerminal(), () => {}, "0.0.0");
const commands = new Map(program.commands.map((command) => [command.name(), command]));

test("the guide on CI lists every exit code and every format of reports", () => {
  const text = read("site/docs/how-to/run-in-ci.md");
  for (const code of Object.keys(exitCodes)) expect(text).toMatch(new RegExp(`^\\| (?:\`\\d+\`, )?\`${code}\``, "m"));
  const format = commands.get("check")?.options.find(({ long }) => long === "--format");
  for (const name of format?.argChoices ?? []) if (name !== "pretty") expect(text).toContain(`\`--format ${name}\``);
});

test("the guide on models of one's own says where projects of guides are looked for, and by what they are known", () => {
  const text = read("site/docs/how-to/document-your-model.md");
  const folders = projectFolders.filter((below) => below !== "").map((below) => `\`${below.slice(0, -1)}\``);
  const configs = memberConfigs.map((name) => `\`${name.replace(/\.[a-z]+$/, "")}`);
  expect([...folders, ...configs].filter((name) => !text.includes(name))).toEqual([]);
});

const tests = listFiles("bin", "generator", "templates", "site").filter((file) => /\.test\.tsx?$/.test(file));

describe.each(documents)("%s", (document) => {
  const text = read(document);

  test("names paths that exist", () => {
    // What `init` writes, and what other tools are told by, stands in the repositories of others.
    const others = [".github/workflows/aspectdoc.yml", "SUMMARY.md", "TOC.md", "LICENSE.md", "AGENTS.md"];
    const isOurs = (path: string): boolean => !others.includes(path);
    expect(findPaths(text).filter((path) => isOurs(path) && !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test("links to files that exist", () => {
    // Links to what is written from declarations begin with a slash; the site is made of them in a test.
    const targets = [...text.matchAll(/\]\((?!https?:|\/)([^)#]+)/g)].map(([, target = ""]) => target);
    const folder = join(projectRoot, dirname(document));
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  });

  test("names scripts that exist", () => {
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = ""]) => script);
    expect(named.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
  });

  test("names commands and options that exist", () => {
    expect(findInvocations(text).flatMap(findUnknownParts)).toEqual([]);
  });

  test("runs tests that exist", () => {
    const filters = [...text.matchAll(/npx vitest run ([^`\n&]+)/g)].flatMap(([, words = ""]) =>
      words.trim().split(" "),
    );
    const unknown = filters.filter((filter) => !filter.startsWith("<") && !tests.some((file) => file.includes(filter)));
    expect(unknown).toEqual([]);
  });

  test("names diagnostic codes that exist", () => {
    const areas = new Set(listCodes().map(({ code }) => code.slice(0, code.indexOf("/"))));
    const named = [...text.matchAll(/(?<=`|error\[|^ +)([a-z]+)\/[a-z]+(?:-[a-z]+)*(?=`|\]|:)/gm)].filter(
      ([, area = ""]) => areas.has(area),
    );
    const unknown = named.map(([code]) => code).filter((code) => findCode(code) === undefined);
    expect(unknown).toEqual([]);
  });
});

describe("the pages for users", () => {
  const texts = ownPages.map((page) => [page, read(page)] as const);

  test("set only keys that the config file has", () => {
    const set = texts.flatMap(([page, text]) => listSetKeys(text).map((key) => ({ page, key })));
    expect(set.length).toBeGreaterThan(15);
    expect(set.filter(({ key }) => !Object.hasOwn(configKeys, key))).toEqual([]);
  });
});

describe("CONTRIBUTING.md", () => {
  test("gives a reason for every package", () => {
    const section = read("CONTRIBUTING.md").split("\n## Packages\n")[1]?.split("\n## ")[0] ?? "";
    const listed = [...section.matchAll(/^\| `(\S+)` \| \S/gm)].map(([, name]) => name);
    const { dependencies, devDependencies } = packageJson;
    expect(new Set(listed)).toEqual(new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]));
  });
});

test("CONTRIBUTING.md gives a line to every script", () => {
  const listed = [...read("CONTRIBUTING.md").matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, script]) => script);
  const own = Object.keys(packageJson.scripts).filter((script) => script !== "prepare");
  expect(new Set(listed)).toEqual(new Set(own));
});

test("ARCHITECTURE.md maps every folder of the generator", () => {
  const text = read("ARCHITECTURE.md");
  const folders = readdirSync(join(projectRoot, "generator"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(
    folders.map(({ name }) => `generator/${name}/`).filter((folder) => !text.includes(`| \`${folder}\` |`)),
  ).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

function listFiles(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
}

/** Inline code that reads as a path of the project: its first part is something at the top, or it is a file there. */
function findPaths(text: string): readonly string[] {
  const made = new Set(["dist", "output"]);
  const top = new Set(readdirSync(projectRoot).filter((name) => !made.has(name)));
  return [...text.matchAll(/`([\w.+-]+(?:\/[\w.+-]*)*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => (path.includes("/") ? top.has(path.slice(0, path.indexOf("/"))) : /^[A-Z]+\.md$/.test(path)));
}

/** Words after `aspectdoc` in commands, wherever they stand in code. */
function findInvocations(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/(?:^|[`\s/])aspectdoc ((?:[a-z]+|--[a-z])[^`\n&|]*)/gm)].map(([, words = ""]) =>
    words.trim().split(/\s+/),
  );
}

function findUnknownParts([name = "", ...words]: readonly string[]): readonly string[] {
  if (name === "--help" || name === "--version") return [];
  const command = commands.get(name);
  if (command === undefined) return [name];
  const known = new Set([...command.options.map((option) => option.long), "--help"]);
  return words.filter((word) => word.startsWith("--") && !known.has(word)).map((word) => `${name} ${word}`);
}

/** Keys at the top of the blocks of YAML that are the config file. */
function listSetKeys(text: string): readonly string[] {
  const blocks = text.matchAll(/^```yaml title="aspectdoc\.config\.yaml"\n([^]*?)^```$/gm);
  return [...blocks].flatMap(([, yaml = ""]) => Object.keys(parse(yaml) as Readonly<Record<string, unknown>>));
}
