import type { CliArgument, CliCommand, CliOption } from "../../../catalogue/cli.ts";
import type { Span } from "../../../catalogue/span.ts";
import { cleanDocstring } from "../../../docstring/clean-docstring.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveName } from "../../code/resolve-python.ts";
import {
  findGiven,
  isTrue,
  listPositional,
  tell,
  tellText,
  type ClickCall,
  type CliReading,
} from "../calls/click-call.ts";
import { listItems } from "../calls/expand-arguments.ts";
import { readOptions, writeValue } from "../options/read-options.ts";
import { tellDoc } from "../options/tell-doc.ts";
import { writeHelp } from "../options/write-help.ts";
import { fillHelp } from "./fill-help.ts";
import { goThroughFunction, goThroughMethod, loadModule, mostSteps, type Walk } from "./go-through.ts";
import { keepLayout } from "./keep-layout.ts";
import type { AddedArgument, MadeParser } from "./made-parser.ts";
import { isSuppressed, toClickCall } from "./to-click-call.ts";
import { lastName } from "../../code/last-name.ts";

/*
 * Programs whose parser is made with argparse, or a library with the same calls. What the script runs is gone through until
 * a parser reads what is typed.
 */

/** Commands in commands; who nests deeper has a circle. */
const deepest = 10;

/** A program that was read off its parser. */
export interface ReadParser {
  readonly command: CliCommand;
  /** Whether it has commands of which none can be told. */
  readonly isBare: boolean;
}

/** The program that a script runs, by the function that it names; undefined where that makes no parser. */
export function readArgparse(
  { name, function: script }: { readonly name: string; readonly function: string },
  module: PythonModule,
  reading: CliReading,
): ReadParser | undefined {
  const parser = findParser(script, module, reading);
  if (parser === undefined) return undefined;
  const command = toCommand(parser, { path: name, depth: 0 }, reading);
  return { command, isBare: parser.hasCommands === true && command.commands.length === 0 };
}

function findParser(script: string, module: PythonModule, reading: CliReading): MadeParser | undefined {
  const walk: Walk = { ...reading, steps: mostSteps, parsers: [], early: [], loaded: new Map() };
  const run = (name: string): void => {
    const [owner, method] = name.split(".");
    if (owner !== undefined && method !== undefined) {
      goThroughMethod({ kind: "name", name: owner }, method, module, walk);
      return;
    }
    const target = resolveName(name, module, walk.modules);
    if (target?.kind !== "declared" || target.binding.kind !== "function") return;
    const node = target.binding.nodes.at(-1);
    loadModule(target.module, walk);
    if (node !== undefined) goThroughFunction(node, target.module, walk);
  };
  run(script);
  // A script whose steps aren't known has something beside it that makes the parser.
  for (const [name, { kind }] of module.scope) {
    if (walk.parsers.length > 0) break;
    if (kind === "function" || likely.test(name)) run(name);
  }
  if (walk.found !== undefined) return walk.found;
  const below = new Set(walk.parsers.flatMap(({ commands }) => commands));
  const roots = walk.parsers.filter((parser) => !below.has(parser) && !walk.early.includes(parser));
  // The others are there for what this one takes over.
  return [...roots, ...walk.early].reduce<MadeParser | undefined>(
    (best, parser) => (best === undefined || measure(parser) > measure(best) ? parser : best),
    undefined,
  );
}

/** What functions are called that make a parser or run a program, where another module has them. */
const likely = /main|run|cli|pars|arg/i;

function measure({ given, commands }: MadeParser): number {
  return commands.length * 1000 + given.length;
}

interface CommandPlace {
  readonly path: string;
  readonly depth: number;
}

function toCommand(parser: MadeParser, { path, depth }: CommandPlace, reading: CliReading): CliCommand {
  const { given, commands, settings, span } = parser;
  const call: ClickCall = { maker: "", arguments: settings, span };
  const aliases = findGiven(call, "aliases");
  const taken = readTaken(given, path, reading);
  // Asking for help has a short name everywhere; once is enough to say so.
  const helps = depth === 0 && tell(findGiven(call, "add_help"), reading) !== false ? [helpOption(span)] : [];
  return {
    path,
    aliases:
      aliases && listItems(aliases.value, aliases.scope, reading).flatMap((each) => tellText(each, reading) ?? []),
    doc: readDoc(parser, call, path, reading),
    deprecated: isTrue(call, "deprecated", reading) ? "" : undefined,
    arguments: taken.arguments,
    options: [...helps.filter(({ name }) => !taken.options.some((each) => each.name === name)), ...taken.options],
    commands: depth < deepest ? listBelow(commands, { path, depth: depth + 1 }, reading) : [],
    span,
  };
}

function helpOption(span: Span): CliOption {
  return {
    name: "--help",
    names: ["-h", "--help"],
    type: "flag",
    required: false,
    multiple: false,
    doc: "Show this message and exit.",
    span,
  };
}

/** The commands of a program, each name once; what is made over and over by names that can't be told is left out. */
function listBelow(
  parsers: readonly MadeParser[],
  { path, depth }: CommandPlace,
  reading: CliReading,
): readonly CliCommand[] {
  const listed = new Map<string, MadeParser>();
  for (const parser of parsers) {
    const call: ClickCall = { maker: "", arguments: parser.settings, span: parser.span };
    const name = tellText(listPositional(call)[0] ?? findGiven(call, "name"), reading);
    if (name === undefined || /\s/.test(name) || isSuppressed(findGiven(call, "help"))) continue;
    if (!listed.has(name)) listed.set(name, parser);
  }
  return [...listed].map(([name, parser]) => toCommand(parser, { path: `${path} ${name}`, depth }, reading));
}

/** What it says of itself, else what the list of commands says of it, else what it runs; then what stands below its help. */
function readDoc(parser: MadeParser, call: ClickCall, path: string, reading: CliReading): string | undefined {
  const isLaidOut = /Raw|Markdown/.test(lastName(findGiven(call, "formatter_class")?.value));
  const say = (name: string): string | undefined => {
    const text = cleanDocstring(tellDoc(findGiven(call, name), reading) ?? "")?.trim() ?? "";
    return text === "" ? undefined : fill(isLaidOut ? keepLayout(text) : text);
  };
  const fill = (text: string): string => text.replaceAll("%(prog)s", path).replaceAll("%%", "%");
  const doc = say("description") ?? say("help") ?? parser.runs?.doc;
  const parts = [doc, say("epilog")].map((text) => writeHelp(text ?? "")).filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

/** Arguments and options with what calls of click don't say. */
function readTaken(
  given: readonly AddedArgument[],
  path: string,
  reading: CliReading,
): Pick<CliCommand, "arguments" | "options" | "unlisted"> {
  const unlisted = new Set<string>();
  const found = new Map<string, { readonly taken: CliArgument | CliOption; readonly group: AddedArgument["group"] }>();
  for (const added of given) {
    const call = toClickCall(added, reading);
    const read = call === undefined ? undefined : readOptions([call], { reading, prefix: undefined });
    const taken = read?.options[0] ?? read?.arguments[0];
    for (const name of read?.unlisted ?? []) unlisted.add(name);
    // What is added in either way of a condition counts once.
    if (taken === undefined || found.has(taken.name)) continue;
    const doc =
      taken.doc === undefined ? undefined : fillHelp(taken.doc, taken, { call: added.call, program: path }, reading);
    found.set(taken.name, { taken: { ...taken, doc, ...readSeveral(taken, added, reading) }, group: added.group });
  }
  const all = [...found.values()];
  const excludes = ({ taken, group }: (typeof all)[number]): Partial<CliOption> => {
    const others = all.filter((other) => group !== undefined && other.group === group && other.taken !== taken);
    if (others.length === 0) return {};
    return { excludes: others.map((other) => other.taken.name), either: group?.isRequired === true ? true : undefined };
  };
  return {
    arguments: all.flatMap(({ taken }) => ("names" in taken ? [] : [taken])),
    options: all.flatMap((each) => ("names" in each.taken ? [{ ...each.taken, ...excludes(each) }] : [])),
    ...(unlisted.size > 0 && { unlisted: [...unlisted] }),
  };
}

/** How many values an option takes at once, where that is not told by a number. */
function readSeveral(
  taken: CliArgument | CliOption,
  { call }: AddedArgument,
  reading: CliReading,
): Partial<Pick<CliOption, "values" | "alone">> {
  const nargs = findGiven(call, "nargs");
  const word = tellText(nargs, reading);
  if (!("names" in taken) || taken.type === "flag") return {};
  if (word === "*" || word === "+") return { values: [`${taken.type}…`] };
  const held = findGiven(call, "const");
  return word === "?" && held !== undefined ? { alone: writeValue(held, reading) } : {};
}
