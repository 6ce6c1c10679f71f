import type { PythonExpression } from "../../../parse/python/python-document.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import {
  findGiven,
  isTrue,
  listPositional,
  tell,
  tellText,
  type ClickScope,
  type CliReading,
} from "../calls/click-call.ts";
import { expandArguments, listEntries, listItems } from "../calls/expand-arguments.ts";
import { listSteps } from "../calls/list-steps.ts";
import { findCommandClass, listSetUps, type SetUp } from "./command-class.ts";
import {
  findCommand,
  nameCommand,
  readAdding,
  type Adding,
  type CommandReading,
  type FoundCommand,
} from "./find-commands.ts";

/** A command that is added to a group, under the name that it has there. */
export interface AddedCommand {
  readonly name: string;
  readonly command: FoundCommand;
}

/**
 * The commands of a group, with their names: those that modules declare for it, those that are added to it, and those
 * that it says it will load. Names of those that are hidden are added to `hidden`.
 */
export function listBelow(
  group: FoundCommand,
  modules: readonly PythonModule[],
  reading: CommandReading,
  depth = 0,
  hidden = new Set<string>(),
): readonly AddedCommand[] {
  const listed = new Map<string, FoundCommand>();
  const add = (command: FoundCommand | undefined, name?: string): void => {
    if (command === undefined) return;
    const called = name ?? nameCommand(command, reading);
    if (isTrue(command.maker, "hidden", reading)) hidden.add(called);
    else listed.set(called, command);
  };
  const sources = findGiven(group.maker, "sources");
  // Collections of collections; a circle of them ends here.
  for (const source of sources === undefined || depth > 5 ? [] : listItems(sources.value, sources.scope, reading)) {
    const found = findCommand(source.value, source.scope, reading);
    if (found !== undefined)
      for (const { name, command } of listBelow(found, modules, reading, depth + 1, hidden)) add(command, name);
  }
  for (const { name, command } of listGiven(group, reading)) add(command, name);
  for (const module of modules) {
    for (const command of reading.listOf(module, group.id)) if (command.id !== group.id) add(command);
  }
  for (const { body, scope, self } of findSetUps(group, reading)) {
    for (const adding of listSteps(body, scope, reading, 1).flatMap(readAdding))
      if (isSelf(adding.of, adding.scope, self)) addTo(add, adding, reading);
  }
  for (const module of modules) for (const adding of reading.listAdded(module, group.id)) addTo(add, adding, reading);
  return [...listed].map(([name, command]) => ({ name, command }));
}

/** A command that the making of a group names, with what it is called there. */
interface GivenCommand {
  readonly name?: string | undefined;
  readonly command: FoundCommand | undefined;
}

/** What its class does once it is made, be it named by `cls`. */
export function findSetUps({ maker, setUps }: FoundCommand, reading: CliReading): readonly SetUp[] {
  if (setUps !== undefined) return setUps;
  const given = findGiven(maker, "cls");
  const found = given && findCommandClass(given.value, given.scope, reading)?.of;
  return found === undefined ? [] : listSetUps(found, maker?.arguments ?? [], reading).setUps;
}

/** Whether an expression in what a class does, or in what that calls, names what is made. */
function isSelf(of: PythonExpression, { given }: ClickScope, self: string): boolean {
  if (of.kind !== "name") return false;
  const handed = given?.get(of.name);
  return handed === undefined ? of.name === self : isSelf(handed.value, handed.scope, self);
}

/** Adds the command of a call of `add_command`. */
function addTo(
  add: (command: FoundCommand | undefined, name?: string) => void,
  { call, scope }: Adding,
  reading: CommandReading,
): void {
  const made = { maker: "add_command", arguments: expandArguments(call, scope, reading), span: call.span };
  const [first, second] = listPositional(made);
  const added = first ?? findGiven(made, "cmd");
  add(added && findCommand(added.value, added.scope, reading), tellText(findGiven(made, "name") ?? second, reading));
}

/**
 * What the making of a group names: `commands`, and import paths by name where its class takes such, as the manual of click has
 * it with `lazy_subcommands`.
 */
function listGiven({ maker }: FoundCommand, reading: CommandReading): readonly GivenCommand[] {
  const commands = findGiven(maker, "commands");
  const entries = commands === undefined ? [] : listEntries(commands.value, commands.scope, reading);
  const items = commands === undefined ? [] : listItems(commands.value, commands.scope, reading);
  const lazy = (maker?.arguments ?? []).flatMap((given) => {
    const told = given.name === undefined ? undefined : tell(given, reading);
    return typeof told === "object" && told !== null && !Array.isArray(told) ? Object.entries(told) : [];
  });
  return [
    ...entries.map(({ name, value, scope }) => ({ name, command: findCommand(value, scope, reading) })),
    ...items.map(({ value, scope }) => ({ command: findCommand(value, scope, reading) })),
    ...lazy.flatMap(([name, path]) => (typeof path === "string" ? [{ name, command: findByPath(path, reading) }] : [])),
  ];
}

/** The command of an import path, `package.module.name` or `package.module:name`. */
function findByPath(path: string, reading: CommandReading): FoundCommand | undefined {
  const end = path.includes(":") ? path.indexOf(":") : path.lastIndexOf(".");
  const module = end > 0 ? reading.modules.find(path.slice(0, end)) : undefined;
  return module && findCommand({ kind: "name", name: path.slice(end + 1) }, { module }, reading);
}
