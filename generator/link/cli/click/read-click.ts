import type { CliCommand } from "../../../catalogue/cli.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveName } from "../../code/resolve-python.ts";
import { findDeprecation } from "../../sdk/code/library-context.ts";
import { findGiven, isTrue, tellText, type ClickCall } from "../calls/click-call.ts";
import { listItems } from "../calls/expand-arguments.ts";
import { readFurther } from "../options/read-further.ts";
import { readOptions } from "../options/read-options.ts";
import { writeHelp } from "../options/write-help.ts";
import { findScript, type Program } from "../program.ts";
import { findCommand, findSetting, type CommandReading, type FoundCommand } from "./find-commands.ts";
import { findDecorations } from "./find-decorations.ts";
import { findAddedParameters, findParameters } from "./find-parameters.ts";
import { findSetUps, listBelow } from "./list-below.ts";
import { loadsCommands } from "./loads-commands.ts";

/*
 * Programs that are made with click: commands and groups that modules declare by decorators and calls, and their options.
 */

/** Groups in groups; who nests deeper has a circle. */
const deepest = 10;

/** What programs of click are read from. */
export interface ClickCode {
  readonly reading: CommandReading;
  /** Modules that may declare commands for groups elsewhere. */
  readonly others: readonly PythonModule[];
  /** How many may still be read. */
  readonly left: { commands: number };
  /** The commands that are a program already. */
  readonly known: Set<string>;
}

/** What a script of click was found to run. */
export interface ReadClick {
  /** Absent where another script of the module runs the same already: this one most likely runs something else. */
  readonly command?: CliCommand | undefined;
  /** Whether it is a group that finds commands when it is run. */
  readonly isOpen: boolean;
}

/** The program that a script runs: a command that it names, or what its module has; undefined where that is none of click. */
export function readClick(program: Program, module: PythonModule, code: ClickCode): ReadClick | undefined {
  const { reading, known } = code;
  const root = findRoot(program, module, reading);
  if (root === undefined) return undefined;
  if (known.has(root.id)) return { isOpen: false };
  known.add(root.id);
  const command = readCommand(root, { path: program.name, prefix: findPrefix(program, module), depth: 0 }, code);
  return { command, isOpen: root.isGroup && (command.commands.length === 0 || loadsCommands(root, reading)) };
}

/** What the script names, where that is a command; else what its module has that the script will run. */
function findRoot(
  { function: name }: Program,
  module: PythonModule,
  reading: CommandReading,
): FoundCommand | undefined {
  const target = resolveName(name, module, reading.modules);
  const own = findCommand({ kind: "name", name }, { module }, reading);
  if (own !== undefined) return own;
  const loose = reading.list(module).filter(({ of }) => of === undefined);
  const group = loose.find(({ isGroup }) => isGroup);
  if (group !== undefined) return group;
  // A script that runs what another module has, or the only thing that there is.
  const imported = target === undefined ? [] : listImported(module, reading);
  const only = loose.length === 0 ? imported : loose;
  return only.length === 1 ? only[0] : undefined;
}

/** The groups that a module imports by their names. */
function listImported(module: PythonModule, reading: CommandReading): readonly FoundCommand[] {
  return [...module.scope].flatMap(([name, { kind }]) => {
    const found = kind === "imported" ? findCommand({ kind: "name", name }, { module }, reading) : undefined;
    return found?.isGroup === true && found.of === undefined ? [found] : [];
  });
}

/** The beginning of all environment variables, where the script hands it to the program that it runs. */
function findPrefix(program: Program, module: PythonModule): string | undefined {
  for (const step of findScript(program, module)?.body ?? []) {
    const call = step.kind === "evaluation" ? step.call : step.kind === "return" ? step.value : undefined;
    const given = call?.kind === "call" ? call.arguments.find((each) => each.name === "auto_envvar_prefix") : undefined;
    if (given?.value.kind === "text") return given.value.value;
  }
  return undefined;
}

/** Where a command is among the others. */
interface CommandPlace {
  readonly path: string;
  /** What its environment variables begin with, where all have some. */
  readonly prefix: string | undefined;
  readonly depth: number;
}

function readCommand(found: FoundCommand, { path, prefix: from, depth }: CommandPlace, code: ClickCode): CliCommand {
  const { module, node, maker, isGroup } = found;
  const { reading, left } = code;
  left.commands -= 1;
  const prefix = tellText(findSetting(found, "auto_envvar_prefix", reading), reading) ?? from;
  const hidden = new Set<string>();
  const below =
    isGroup && depth < deepest && left.commands > 0
      ? listBelow(found, listModules(module, code), reading, 0, hidden)
      : [];
  const calls = [
    ...findParameters(maker, reading),
    ...findDecorations(node?.decorators ?? [], module, reading),
    ...findAddedParameters(findSetUps(found, reading), reading),
    ...listHelp(found, reading),
  ];
  const taken = readOptions(calls, { reading, prefix });
  const unlisted = [...(taken.unlisted ?? []), ...hidden];
  return {
    path,
    doc: readDoc(found, reading),
    deprecated: readDeprecation(found, reading),
    ...taken,
    ...(unlisted.length > 0 && { unlisted }),
    commands: below.map(({ name, command }) =>
      readCommand(command, { path: `${path} ${name}`, prefix: extendPrefix(prefix, name), depth: depth + 1 }, code),
    ),
    usual: tellText(findGiven(maker, "default"), reading),
    further: readFurther(maker, reading),
    span: found.span,
  };
}

/** The option for help, where settings spell it in another way than always. */
function listHelp(found: FoundCommand, reading: CommandReading): readonly ClickCall[] {
  const names = findSetting(found, "help_option_names", reading);
  const spelt = names === undefined ? [] : listItems(names.value, names.scope, reading);
  const { maker } = found;
  return maker === undefined || spelt.length === 0
    ? []
    : [{ maker: "help_option", arguments: spelt, span: maker.span }];
}

/** Its own module comes first. */
function listModules(module: PythonModule, { others }: ClickCode): readonly PythonModule[] {
  return [module, ...others.filter((other) => other !== module)];
}

function extendPrefix(prefix: string | undefined, name: string): string | undefined {
  return prefix === undefined ? undefined : `${prefix}_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** As help has it: what the call that makes it says before the docs of its function, and what is to stand below. */
function readDoc({ maker, node }: FoundCommand, reading: CommandReading): string | undefined {
  const say = (name: string): string | undefined => tellText(findGiven(maker, name), reading);
  const parts = [say("help") ?? node?.doc ?? say("short_help"), say("epilog")].map((text) => writeHelp(text ?? ""));
  const written = parts.filter((part) => part !== undefined);
  return written.length === 0 ? undefined : written.join("\n\n");
}

function readDeprecation({ maker, node }: FoundCommand, reading: CommandReading): string | undefined {
  const decorated = node && findDeprecation(node.decorators);
  if (decorated !== undefined) return decorated;
  return isTrue(maker, "deprecated", reading) ? "" : tellText(findGiven(maker, "deprecated"), reading);
}
