import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport } from "../diagnostics/report.ts";
import { loadGrammar } from "../parse/syntax/load-grammar.ts";
import { openPythonUses } from "../parse/python/open-python-uses.ts";
import { parsePython } from "../parse/python/parse-python.ts";
import type { PythonParameter, PythonStatement } from "../parse/python/python-document.ts";
import type { ReadPythonUses } from "../parse/python/python-uses-document.ts";
import { checkGuide } from "./check-guide.ts";
import { corporaFolder } from "./corpora.ts";
import { linkModel } from "./link-model.ts";

/*
 * The examples of the bundled guides beside the platform's own code: what they import is there, what they call takes
 * what they give it, and commands have the words and flags that they name.
 */

const content = fileURLToPath(new URL("../../site/content", import.meta.url));
const source = join(corporaFolder ?? "", "datahub-0.10.4-code/metadata-ingestion/src");
let readUses: ReadPythonUses;

describe.skipIf(corporaFolder === undefined)("the bundled examples beside the platform's code", () => {
  beforeAll(async () => {
    readUses = await openPythonUses();
  });

  test("import what is there and call it as it is declared", async () => {
    const findNames = await openLibrary();
    const wrong: string[] = [];
    let looked = 0;
    for (const { file, code } of listBlocks(/^(?:python|py)$/)) {
      const uses = readUses(code, file);
      if (uses.error !== undefined) wrong.push(`${file}: no Python`);
      const known = new Map<string, readonly PythonParameter[]>();
      for (const { module, name, alias } of uses.imports) {
        const names = findNames(module);
        if (names === undefined) continue;
        looked += 1;
        if (!names.has(name)) wrong.push(`${file}: ${module} has no ${name}`);
        const parameters = names.get(name);
        if (parameters !== undefined) known.set(alias, parameters);
      }
      for (const { callee, keywords } of uses.calls) {
        const parameters = known.get(callee);
        if (parameters === undefined || parameters.some(({ kind }) => kind === "doubleStar")) continue;
        for (const { name } of keywords) {
          looked += 1;
          if (!parameters.some((one) => one.name === name)) wrong.push(`${file}: ${callee} takes no ${name}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test("name commands and flags that the command line has", () => {
    const commands = readCommands();
    const wrong: string[] = [];
    let looked = 0;
    for (const { file, code } of listBlocks(/^(?:shell|bash|sh|console)$/)) {
      for (const line of code.replaceAll(/\\\n/g, " ").split("\n")) {
        const call = /^\s*(?:\$ |python3? -m )?datahub ((?:-{1,2}[\w-]+ )*)([a-z][\w-]*)(.*)$/.exec(line);
        if (call === null) continue;
        looked += 1;
        const [, , name = "", rest = ""] = call;
        const command = commands.get(name);
        if (command === undefined) wrong.push(`${file}: datahub ${name}`);
        const flags = [...rest.replaceAll(/"[^"]*"|'[^']*'/g, "").matchAll(/(?<=\s)--?[a-z][\w-]*/g)].map(
          ([flag]) => flag,
        );
        for (const flag of flags) {
          if (command !== undefined && !command.flags.has(flag)) wrong.push(`${file}: datahub ${name} ${flag}`);
        }
        const [, word = ""] = /^ ([a-z][\w-]*)(?= |$)/.exec(rest) ?? [];
        if (word !== "" && command !== undefined && !command.words.has(word.replaceAll("_", "-"))) {
          wrong.push(`${file}: datahub ${name} ${word}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(corporaFolder === undefined)(
  "the check of commands in guides, with the platform's own programs",
  () => {
    test("finds nothing in the bundled guides, and each slip in them", async () => {
      const model = await readProgram();
      const slips: string[] = [];
      let spoilt = 0;
      for (const { file, code } of listBlocks(/^(?:shell|bash|sh|console)$/)) {
        const check = (text: string): Promise<readonly string[]> => checkGuide(["```shell", text, "```"], model);
        slips.push(...(await check(code)).map((slip) => `${file}: ${slip}`));
        const [call] = /^datahub [a-z].* --[a-z][\w-]*/m.exec(code.replaceAll(/\\\n\s*/g, " ")) ?? [];
        // The actions framework is another package.
        if (call === undefined || /datahub actions/.test(call) || /[<$|]/.test(call)) continue;
        spoilt += 1;
        expect(await check(`${call}x`), call).toEqual([expect.stringContaining("prose/unknown-command-option")]);
      }
      expect(slips).toEqual([]);
      expect(spoilt).toBeGreaterThan(10);
    });
  },
);

async function readProgram(): Promise<Catalogue> {
  const folder = join(corporaFolder ?? "", "datahub-0.10.4-code");
  const paths = readdirSync(join(folder, "metadata-ingestion"), { recursive: true, encoding: "utf8" }).filter((path) =>
    /^src\/datahub\/(?:cli\/.*|entrypoints)\.py$|^setup\.py$/.test(path),
  );
  const read = (path: string): string => readFileSync(join(folder, "metadata-ingestion", path), "utf8");
  const { catalogue } = await linkModel(
    Object.fromEntries(paths.map((path) => [`metadata-ingestion/${path}`, read(path)])),
  );
  return catalogue;
}

interface Block {
  readonly file: string;
  readonly code: string;
}

function* listBlocks(language: RegExp): Generator<Block> {
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".md")) continue;
    const text = readFileSync(join(content, file), "utf8");
    for (const [, indent = "", info = "", code = ""] of text.matchAll(/^([ \t]*)```(\w+)[^\n]*\n([^]*?)^[ \t]*```/gm)) {
      if (language.test(info)) yield { file, code: code.replaceAll(new RegExp(`^${indent}`, "gm"), "") };
    }
  }
}

type Names = ReadonlyMap<string, readonly PythonParameter[] | undefined>;

/** What a module of the library declares, and what it takes where that is a function or has a constructor. */
async function openLibrary(): Promise<(module: string) => Names | undefined> {
  const grammar = await loadGrammar("python");
  return (module) => {
    const base = join(source, module.replaceAll(".", "/"));
    const path = [`${base}.py`, `${base}/__init__.py`].find(existsSync);
    // Model classes are made by the build and are in no clone; the check of the tool knows them.
    if (path === undefined) return undefined;
    const { statements } = parsePython(
      { path, text: readFileSync(path, "utf8"), kind: "python" },
      grammar,
      createReport(),
    );
    return new Map(statements.flatMap(listNames));
  };
}

function listNames(statement: PythonStatement): readonly (readonly [string, readonly PythonParameter[] | undefined])[] {
  switch (statement.kind) {
    case "function":
      return [[statement.name, statement.parameters]];
    case "class": {
      const made = statement.body.find((one) => one.kind === "function" && one.name === "__init__");
      return [[statement.name, made?.kind === "function" ? made.parameters : undefined]];
    }
    case "assignment":
      return [[statement.name, undefined]];
    case "fromImport":
      return statement.names.map(({ name, alias }) => [alias ?? name, undefined]);
    case "branch":
      return [...statement.met, ...statement.otherwise].flatMap(listNames);
    case "attempt":
      return [...statement.body, ...statement.failed].flatMap(listNames);
    case "import":
    case "evaluation":
    case "loop":
    case "return":
      return [];
  }
}

interface Command {
  readonly words: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
}

/** The commands of each group, by the decorators of the group's file. */
function readCommands(): ReadonlyMap<string, Command> {
  const folder = join(source, "datahub/cli");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".py"));
  const commands = new Map<string, Command>();
  for (const text of files.map((path) => readFileSync(join(folder, path), "utf8"))) {
    const group = /^@click\.(?:group|command)\([^]*?^def (\w+)/m.exec(text)?.[1];
    if (group === undefined) continue;
    const declared = [...text.matchAll(/^@\w+\.command\(([^]*?)^(?:async )?def (\w+)/gm)].map(
      ([, options = "", name = ""]) => {
        const [, given] = /^\s*(?:name=)?"([\w-]+)"/.exec(options) ?? [];
        return (given ?? name).replaceAll("_", "-");
      },
    );
    const flags = [...text.matchAll(/"(--?[a-z][\w/-]*)"/g)].flatMap(([, flag = ""]) => flag.split("/"));
    commands.set(group.replaceAll("_", "-"), { words: new Set(declared), flags: new Set([...flags, "--help"]) });
  }
  const alone = { words: new Set<string>(), flags: new Set(["--help"]) };
  // The actions framework is another package, whose group has a way to run a file and nothing else here.
  const actions = { words: new Set(["version"]), flags: new Set(["-c", "--debug", "--help"]) };
  return new Map([...commands, ["version", alone], ["init", alone], ["actions", actions]]);
}
