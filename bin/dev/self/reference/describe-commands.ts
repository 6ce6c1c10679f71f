import { Command, type Option } from "commander";
import { commandExamples } from "../../../../generator/commands/command-examples.ts";
import { createProgram } from "../../../../generator/commands/create-program.ts";
import { exitCodes } from "../../../../generator/verdict/exit-code.ts";
import { addGateOptions } from "../../../../generator/commands/gate-options.ts";
import { addModelOptions } from "../../../../generator/commands/model-options.ts";
import { createTerminal } from "../../../../generator/commands/terminal.ts";
import type { Pages } from "./pages.ts";
import { writeTable } from "./write-table.ts";

/** Options that several commands have, under a heading each. */
const groups = [
  { title: "Which model", options: addModelOptions(new Command()).options },
  { title: "What fails", options: addGateOptions(new Command()).options },
];

/** A page for every command of the command line, and one that lists them. */
export function describeCommands(): Pages {
  const { commands } = createProgram(createTerminal(), () => {}, "0.0.0");
  return new Map([
    ["reference/commands/README.md", listAll(commands)],
    ...commands.map(
      (command, index) => [`reference/commands/${command.name()}.md`, describeOne(command, index + 1)] as const,
    ),
  ]);
}

function listAll(commands: readonly Command[]): string {
  const rows = commands.map((command) => [
    `[\`aspectdoc ${command.name()}\`](/reference/commands/${command.name()})`,
    command.description(),
  ]);
  return `---
custom_edit_url:
title: Commands
sidebar_position: 0
description: Every command of \`aspectdoc\`, and how a run ends.
---

# Commands

${writeTable(["command", "what it does"], rows)}

\`aspectdoc --help\` and \`aspectdoc <command> --help\` say the same in the terminal. Progress goes to standard error while that
is a terminal; \`NO_COLOR\` and \`FORCE_COLOR\` are honoured.

## How a run ends

${writeTable(
  ["exit code", "meaning"],
  Object.entries(exitCodes).map(([code, meaning]) => [code, meaning.replaceAll(/--\w+/g, "`$&`")]),
)}

Whatever happens, the site of the run before stays whole until a new one is complete. A \`generate\` that ends with 1 has written
it all the same.
`;
}

function describeOne(command: Command, position: number): string {
  const name = command.name();
  const args = command.registeredArguments.map((argument) => [
    `\`${argument.required ? `<${argument.name()}>` : `[${argument.name()}${argument.variadic ? "..." : ""}]`}\``,
    argument.description,
  ]);
  const subcommands = command.commands.map((sub) => [`\`aspectdoc ${name} ${sub.name()}\``, sub.description()]);
  const parts = [
    `# \`aspectdoc ${name}\``,
    `${capitalize(command.description())}.`,
    `\`\`\`text\naspectdoc ${[name, command.usage()].join(" ")}\n\`\`\``,
    describeExamples(name),
    ...describeRows("## Commands", ["command", "what it does"], subcommands),
    ...describeRows("## Arguments", ["argument", "what it is"], args),
    ...describeOptions(command),
  ];
  return `---
custom_edit_url:
title: aspectdoc ${name}
sidebar_label: ${name}
sidebar_position: ${position}
description: ${JSON.stringify(`${capitalize(command.description())}.`)}
---

${parts.join("\n\n")}
`;
}

function describeExamples(name: string): string {
  const lines = (commandExamples[name] ?? []).map(({ wish, line }) => `# ${wish}\n${line}`);
  return `\`\`\`sh\n${lines.join("\n\n")}\n\`\`\``;
}

function describeRows(
  heading: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  return rows.length === 0 ? [] : [heading, writeTable(head, rows)];
}

/** Its own options first, then those that it shares. */
function describeOptions(command: Command): readonly string[] {
  const options = [...command.options, ...command.commands.flatMap((sub) => sub.options)];
  const isShared = (option: Option): boolean =>
    groups.some((group) => group.options.some(({ flags }) => flags === option.flags));
  const own = options.filter((option) => !isShared(option));
  const shared = groups.map((group) => ({
    title: `### ${group.title}`,
    options: group.options.filter(({ flags }) => options.some((option) => option.flags === flags)),
  }));
  return [{ title: "## Options", options: own }, ...shared].flatMap(({ title, options: some }) =>
    describeRows(
      own.length === 0 ? title.replace("###", "##") : title,
      ["option", "what it does"],
      some.map((option) => [`\`${option.flags}\``, describeOption(option)]),
    ),
  );
}

function describeOption({ description, argChoices, defaultValue }: Option): string {
  const facts = [
    ...(argChoices === undefined ? [] : [argChoices.map((choice) => `\`${choice}\``).join(", ")]),
    ...(defaultValue === undefined ? [] : [`default: \`${String(defaultValue)}\``]),
  ];
  const words = setCode(description.replace(/\(default: "([^"]*)"\)/, "(default: `$1`)"));
  return `${words}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

/** Braces and angle brackets in help texts are set as code. */
export function setCode(text: string): string {
  return text.replaceAll(
    /(?<!`)\S*[{<][^\s`]*/g,
    (word) => `\`${word.replace(/,$/, "")}\`${word.endsWith(",") ? "," : ""}`,
  );
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
