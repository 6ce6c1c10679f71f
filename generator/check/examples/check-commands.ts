import type { CliCommand, CliOption } from "../../catalogue/cli.ts";
import { proseExampleCodes } from "../../diagnostics/codes/prose-examples.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findMeant, suggestNames } from "../../diagnostics/suggest.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import type { ShellCommand, ShellWord } from "../../parse/shell/shell-document.ts";
import { placeInExample } from "./place-in-example.ts";

interface Calling {
  readonly example: ProseExample;
  readonly report: Report;
}

/** Commands in guides that call a program by what it doesn't have; other programs are nobody's here. */
export function checkCommands(
  examples: readonly ProseExample[],
  programs: readonly CliCommand[],
  report: Report,
): void {
  if (programs.length === 0) return;
  const byName = new Map(programs.map((program) => [program.path, program]));
  for (const example of examples) {
    for (const { words } of example.commands ?? []) {
      const [program, ...rest] = withoutRunner({ words });
      const called = program === undefined ? undefined : byName.get(program.text);
      if (called !== undefined) checkCall(rest, called, { example, report });
    }
  }
}

/** What runs another program stands before it. */
function withoutRunner({ words }: ShellCommand): readonly ShellWord[] {
  const texts = words.map(({ text }) => text);
  if (/^python3?$/.test(texts[0] ?? "") && texts[1] === "-m") return words.slice(2);
  return /^(?:sudo|time|nohup)$/.test(texts[0] ?? "") ? words.slice(1) : words;
}

/** Follows the words from command to command; what nobody can know before it is run ends the way. */
function checkCall(words: readonly ShellWord[], program: CliCommand, calling: Calling): void {
  let command = program;
  let takesCommands = true;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !word.isPlain || word.text === "--" || /^(?:\.\.\.|…)/.test(word.text)) return;
    if (/^--?[A-Za-z]/.test(word.text)) {
      const count = isHelp(word.text, program) ? 0 : countValues(words.slice(index), command);
      if (count === undefined) return reportOption(word, command, calling);
      index += count;
      continue;
    }
    if (!takesCommands || command.commands.length === 0) continue;
    const path = `${command.path} ${word.text}`;
    const below = command.commands.find((each) => each.path === path || each.aliases?.includes(word.text) === true);
    if (below !== undefined) command = below;
    else if (command.usual !== undefined) takesCommands = false;
    else return reportCommand(word, command, { ...calling, isProgram: command === program });
  }
}

function reportOption(word: ShellWord, command: CliCommand, { example, report }: Calling): void {
  const names = listOptions(command).flatMap((one) => one.names);
  // Someone else's options may follow what a command takes all of.
  if (command.arguments.some(({ multiple }) => multiple) && !names.some((name) => name.startsWith("--"))) return;
  const [name = ""] = word.text.split("=");
  const facts = { option: name, command: command.path, suggestions: suggestNames(name, names) };
  // What is taken whatever it is called is a slip only where it looks like one.
  const takesAny = command.further === "options" || command.further === "anything";
  if (takesAny && facts.suggestions.length === 0) return;
  report.add(proseExampleCodes.unknownCommandOption(facts), placeInExample(example, word.span));
}

function reportCommand(
  word: ShellWord,
  above: CliCommand,
  { example, report, isProgram }: Calling & { readonly isProgram: boolean },
): void {
  if (!/^[A-Za-z][\w-]*$/.test(word.text)) return;
  const known = above.commands.map(({ path }) => path.slice(above.path.length + 1));
  // Other packages bring commands of their own to a program.
  if (isProgram && findMeant(word.text, known) === undefined) return;
  const facts = { command: word.text, below: above.path, suggestions: suggestNames(word.text, known) };
  report.add(proseExampleCodes.unknownCommand(facts), placeInExample(example, word.span));
}

/** Whether a word asks for help, by all names that a program has for that. */
function isHelp(word: string, { options }: CliCommand): boolean {
  return word === "--help" || options.some(({ names }) => names.includes("--help") && names.includes(word));
}

/** How many of the words behind the first belong to it, where that is an option of the command; undefined where it is none. */
function countValues([first, ...words]: readonly ShellWord[], command: CliCommand): number | undefined {
  const word = first?.text ?? "";
  const options = listOptions(command);
  const find = (name: string): CliOption | undefined => options.find(({ names }) => names.includes(name));
  const end = words.findIndex(({ text }) => text.startsWith("-"));
  const following = end === -1 ? words.length : end;
  const [name = "", ...value] = word.split("=");
  const exact = find(name);
  if (exact !== undefined) {
    const count = countTaken(exact, following);
    return value.length > 0 && count > 0 ? count - 1 : count;
  }
  if (word.startsWith("--")) return undefined;
  // Short ones may be written as one word, the last of them with its value.
  for (let index = 1; index < word.length; index += 1) {
    const short = find(`-${word.charAt(index)}`);
    if (short === undefined) return undefined;
    const count = countTaken(short, following);
    if (short.type !== "flag") return index === word.length - 1 ? count : Math.max(0, count - 1);
  }
  return 0;
}

/** How many of the words that follow an option are its values. */
function countTaken({ type, values, alone }: CliOption, following: number): number {
  if (type === "flag") return 0;
  if (values?.at(-1)?.endsWith("…") === true) return following;
  return alone === undefined ? (values?.length ?? 1) : Math.min(1, following);
}

/** Those of the command that is meant where a group's word is left out count as well. */
function listOptions(command: CliCommand): readonly CliOption[] {
  const usual = command.commands.find(({ path }) => path === `${command.path} ${command.usual ?? ""}`);
  return [...command.options, ...(usual?.options ?? [])];
}
