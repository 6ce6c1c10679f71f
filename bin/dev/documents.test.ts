import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, type Option } from "commander";
import { describe, expect, test } from "vitest";
import { createProgram } from "../../generator/commands/create-program.ts";
import { addGateOptions } from "../../generator/commands/gate-options.ts";
import { addModelOptions } from "../../generator/commands/model-options.ts";
import { createTerminal } from "../../generator/commands/terminal.ts";
import { configKeys } from "../../generator/config/config-keys.ts";
import { findCode, listCodes } from "../../generator/diagnostics/codes.ts";

/*
 * Documents are held to their word: what they name has to exist, and the tables in them that come
 * from declarations have to equal the declarations. `UPDATE=1` rewrites those tables.
 */

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "BENCHMARKS.md"] as const;
const packageJson = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const program = createProgram(createTerminal(), () => {}, "0.0.0");
const commands = new Map(program.commands.map((command) => [command.name(), command]));

describe.each(documents)("%s", (document) => {
  const text = read(document);

  test("names paths that exist", () => {
    // What `init` writes stands in the repositories of others.
    const isOurs = (path: string): boolean => path !== ".github/workflows/aspectdoc.yml";
    expect(findPaths(text).filter((path) => isOurs(path) && !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test("links to files that exist", () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !existsSync(join(projectRoot, target)))).toEqual([]);
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
    const files = listFiles("bin", "generator", "templates", "site").filter((file) => /\.test\.tsx?$/.test(file));
    const unknown = filters.filter((filter) => !filter.startsWith("<") && !files.some((file) => file.includes(filter)));
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

describe("README.md", () => {
  test("lists every command", () => {
    const listed = [...read("README.md").matchAll(/^\| `aspectdoc (\w+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual([...commands.keys()]);
  });

  test("shows the options as they are declared", () => {
    expectBlock("README.md", "options", describeOptions());
  });

  test("shows the config keys as they are declared", () => {
    expectBlock("README.md", "config keys", describeConfigKeys());
  });

  test("gives a reason for every package", () => {
    const section = read("README.md").split("\n## What it is built with\n")[1] ?? "";
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

/** Groups of options that several commands share, each told once. */
const optionGroups = [
  { takers: ["generate", "check", "catalogue", "dev"], options: addModelOptions(new Command()).options },
  { takers: ["generate", "check"], options: addGateOptions(new Command()).options },
];

function describeOptions(): string {
  const shared = optionGroups.map(({ takers, options }, index) =>
    describeTable(`${joinNames(takers)}${index > 0 ? " also" : ""} take:`, options),
  );
  const own = [...commands].map(([name, command]) => {
    const groups = optionGroups.filter(({ takers }) => takers.includes(name));
    const known = new Set(groups.flatMap(({ options }) => options.map(({ long }) => long)));
    const options = command.options.filter(({ long }) => !known.has(long));
    return describeTable(`\`${name}\` ${groups.length > 0 ? "also " : ""}takes:`, options);
  });
  return [...shared, ...own].filter((table) => table !== "").join("\n\n");
}

/** E.g. `` `generate`, `check` and `catalogue` ``. */
function joinNames(names: readonly string[]): string {
  const quoted = names.map(toCode);
  return `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1) ?? ""}`;
}

function describeTable(heading: string, options: readonly Option[]): string {
  if (options.length === 0) return "";
  const rows = options.map((option) => `| \`${option.flags}\` | ${describeOption(option)} |`);
  return [heading, "", "| option | what it does |", "| --- | --- |", ...rows].join("\n");
}

function describeOption({ description, argChoices, defaultValue }: Option): string {
  const facts = [
    ...(argChoices === undefined ? [] : [argChoices.map(toCode).join(", ")]),
    ...(defaultValue === undefined ? [] : [`default: ${toCode(defaultValue)}`]),
  ];
  const words = description.replace(/\(default: "([^"]*)"\)/, (_match, value: string) => `(default: ${toCode(value)})`);
  return `${toCell(words)}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

function describeConfigKeys(): string {
  const rows = Object.entries(configKeys).map(([name, key]) => {
    const standard: unknown = key.default;
    const cells = [
      toCode(name),
      toCell(key.help),
      standard === undefined ? "" : toJsonCode(standard),
      toJsonCode(key.example),
    ];
    return `| ${[...cells, key.option === undefined ? "" : toCode(key.option)].join(" | ")} |`;
  });
  return ["| key | effect | default | example | option |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

function toCode(value: unknown): string {
  return `\`${String(value)}\``;
}

function toJsonCode(value: unknown): string {
  return toCode(typeof value === "string" ? value : JSON.stringify(value));
}

/** Braces and angle brackets in help texts are set as code; a bar would end the cell. */
function toCell(text: string): string {
  return text
    .replace(/\S*[{<]\S*/g, (word) => toCode(word.replace(/,$/, "")) + (word.endsWith(",") ? "," : ""))
    .replaceAll("|", "\\|");
}

/** Compares the part of a document between two marks with what the declarations say. */
function expectBlock(document: string, name: string, expected: string): void {
  const text = read(document);
  const [begin, end] = [`<!-- begin ${name} -->\n`, `\n<!-- end ${name} -->`];
  const start = text.indexOf(begin) + begin.length;
  const stop = text.indexOf(end);
  expect(start >= begin.length && stop >= start - 1, `${document} has no block "${name}"`).toBe(true);
  if (process.env["UPDATE"] === "1") {
    writeFileSync(
      join(projectRoot, document),
      `${text.slice(0, start)}${expected}${text.slice(Math.max(start - 1, stop))}`,
    );
    return;
  }
  expect(text.slice(start, stop), `differs from the declarations; UPDATE=1 rewrites it`).toBe(expected);
}
