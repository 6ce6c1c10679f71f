import { expect, test } from "vitest";
import { createProgram } from "../../../generator/commands/create-program.ts";
import { createTerminal } from "../../../generator/commands/terminal.ts";
import { listRules } from "../../../generator/compare/rules.ts";
import { configKeys } from "../../../generator/config/config-keys.ts";
import { listCodes } from "../../../generator/diagnostics/codes.ts";
import { codes as atlasCodes } from "../../../generator/plugins/atlas/codes.ts";
import { codes as jsonSchemaCodes } from "../../../generator/plugins/json-schema/codes.ts";
import { codes as openapiCodes } from "../../../generator/plugins/openapi/codes.ts";
import { codes as protobufCodes } from "../../../generator/plugins/protobuf/codes.ts";
import { readDeclarations } from "./reference/describe-functions.ts";
import { describeReference } from "./write-reference.ts";

const pages = describeReference();
const read = (path: string): string => pages.get(path) ?? expect.fail(`there is no page ${path}`);

test("every command, every code and every rule has a page, and is in a list", () => {
  const { commands } = createProgram(createTerminal(), () => {}, "0.0.0");
  for (const command of commands) {
    const page = read(`reference/commands/${command.name()}.md`);
    const options = [...command.options, ...command.commands.flatMap((sub) => sub.options)];
    expect(options.filter(({ flags }) => !page.includes(`| \`${flags}\` |`))).toEqual([]);
    expect(read("reference/commands/README.md")).toContain(`(/reference/commands/${command.name()})`);
  }
  const ofPlugins = Object.keys(jsonSchemaCodes).map((code) => ({ code: `json-schema/${code}` }));
  const ofAtlas = Object.keys(atlasCodes).map((code) => ({ code: `atlas/${code}` }));
  const ofOpenapi = Object.keys(openapiCodes).map((code) => ({ code: `openapi/${code}` }));
  const ofProtobuf = Object.keys(protobufCodes).map((code) => ({ code: `protobuf/${code}` }));
  for (const { code } of [...listCodes(), ...ofAtlas, ...ofPlugins, ...ofOpenapi, ...ofProtobuf]) {
    expect(read(`reference/diagnostics/${code}.md`)).toContain(`# \`${code}\``);
    expect(read("reference/diagnostics/README.md")).toContain(`(/reference/diagnostics/${code})`);
  }
  for (const { code } of listRules()) {
    expect(read(`reference/changes/${code}.md`)).toContain(`# \`${code}\``);
    expect(read("reference/changes/README.md")).toContain(`(/reference/changes/${code})`);
  }
});

test("what a page says of itself is a sentence, which code ends none of", () => {
  const described = [...pages]
    .filter(([path]) => /^reference\/(?:changes|diagnostics)\/\w[\w-]*\//.test(path))
    .map(([, page]) => /^description: (.*)$/m.exec(page)?.[1] ?? "");
  expect(described.filter((text) => text.split("`").length % 2 === 0 || text.length < 25)).toEqual([]);
});

test("every key of the config file has a section, with an anchor of its name", () => {
  const page = read("reference/configuration.md");
  expect(Object.keys(configKeys).filter((key) => !page.includes(`### \`${key}\` {#${key}}`))).toEqual([]);
});

test("what is fenced was indented, and text that is code elsewhere stays", () => {
  const page = read("reference/diagnostics/link/unknown-type.md");
  expect(page).toMatch(/^`````text\nnamespace com\.example\.shop\n.*Custmer.*\n`````$/m);
  expect(page).not.toMatch(/^ {4}\S/m);
});

test("declarations are functions without bodies, and interfaces whole", () => {
  const source = `
/** Reads it. */
export function read(options: Options = {}): Promise<Result> {
  return work(options);
}

function hidden(): void {
  // Not told.
}

/**
 * What is read,
 * and how.
 */
export interface Options extends Base {
  /** A folder. */
  readonly input?: string;
}

/** How. */
export type Way =
  | "one"
  | { readonly other: string; readonly more?: number };
`;
  expect(readDeclarations(source)).toEqual([
    {
      name: "read",
      comment: "Reads it.",
      code: "export function read(options: Options = {}): Promise<Result>;",
    },
    {
      name: "Options",
      comment: "What is read, and how.",
      code: "export interface Options extends Base {\n  /** A folder. */\n  readonly input?: string;\n}",
    },
    {
      name: "Way",
      comment: "How.",
      code: 'export type Way =\n  | "one"\n  | { readonly other: string; readonly more?: number };',
    },
  ]);
  expect(read("reference/plug-ins.md")).toContain("### PluginReader");
  expect(read("reference/api.md").match(/^### \w+$/gm)).toEqual(
    expect.arrayContaining(["### readModel", "### check", "### diff", "### generate", "### ModelOptions"]),
  );
});
