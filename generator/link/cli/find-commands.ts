import type { Span } from "../../catalogue/span.ts";
import type {
  PythonCall,
  PythonExpression,
  PythonFunction,
  PythonStatement,
} from "../../parse/python/python-document.ts";
import { listEffective, type PythonModule } from "../code/python-modules.ts";
import { resolveDotted } from "../code/resolve-python.ts";
import {
  findGiven,
  isTrue,
  listPositional,
  tell,
  tellText,
  type ClickCall,
  type ClickScope,
  type CliReading,
  type Given,
} from "./click-call.ts";
import { expandArguments, follow, listEntries, listItems } from "./expand-arguments.ts";
import { findCommandClass, listSetUps, type SetUp } from "./command-class.ts";
import { findFunction } from "./find-function.ts";
import { findMaker } from "./find-maker.ts";
import { bindRound, listRounds } from "./list-rounds.ts";

/** A command, as a decorator or a call of click makes it. */
export interface FoundCommand {
  readonly module: PythonModule;
  /** With its module, what it is called in the code. */
  readonly id: string;
  /** What it is called where nothing names it. */
  readonly name: string;
  /** What it runs. */
  readonly node?: PythonFunction | undefined;
  readonly maker: ClickCall | undefined;
  /** The group that it is declared for, by its id; undefined for one that stands by itself. */
  readonly of?: string | undefined;
  readonly isGroup: boolean;
  /** What its class does when it is made, where that is no class of click. */
  readonly setUps?: readonly SetUp[] | undefined;
  readonly span: Span;
}

/** What commands are found with. */
export interface CommandReading extends CliReading {
  /** Whether names of functions are cut short where they say what they are. */
  readonly dropsSuffix: boolean;
  /** The commands that a module declares, in the written order. */
  list(module: PythonModule): readonly FoundCommand[];
  /** The first of them with an id. */
  find(module: PythonModule, id: string): FoundCommand | undefined;
  /** Those of them that are declared for a group. */
  listOf(module: PythonModule, group: string): readonly FoundCommand[];
}

interface ModuleCommands {
  readonly all: readonly FoundCommand[];
  readonly byId: ReadonlyMap<string, FoundCommand>;
  readonly byGroup: ReadonlyMap<string, readonly FoundCommand[]>;
}

function indexCommands(all: readonly FoundCommand[]): ModuleCommands {
  const byId = new Map<string, FoundCommand>();
  const byGroup = new Map<string, FoundCommand[]>();
  for (const command of all) {
    if (!byId.has(command.id)) byId.set(command.id, command);
    if (command.of === undefined) continue;
    const others = byGroup.get(command.of);
    if (others === undefined) byGroup.set(command.of, [command]);
    else others.push(command);
  }
  return { all, byId, byGroup };
}

/** Looks through each module once. */
export function createCommandReading(reading: CliReading, dropsSuffix: boolean): CommandReading {
  const known = new Map<PythonModule, ModuleCommands>();
  const get = (module: PythonModule): ModuleCommands => {
    const found = known.get(module) ?? indexCommands(listCommands(module, reading));
    known.set(module, found);
    return found;
  };
  return {
    ...reading,
    dropsSuffix,
    list: (module) => get(module).all,
    find: (module, id) => get(module).byId.get(id),
    listOf: (module, group) => get(module).byGroup.get(group) ?? [],
  };
}

function listCommands(module: PythonModule, reading: CliReading): readonly FoundCommand[] {
  return listEffective(module.document.statements).flatMap((statement): readonly FoundCommand[] => {
    if (statement.kind === "function") return readFunction(statement, module, reading);
    if (statement.kind === "assignment") {
      const { name, value } = statement;
      const made = value?.kind === "call" ? readMade(value, { module }, reading) : undefined;
      return made === undefined ? [] : [{ ...made, id: toId(module, name), span: statement.span }];
    }
    // `group.command("name")(function)`
    const made = statement.kind === "evaluation" ? readMade(statement.call, { module }, reading) : undefined;
    return made?.of === undefined ? [] : [made];
  });
}

function readFunction(node: PythonFunction, module: PythonModule, reading: CliReading): readonly FoundCommand[] {
  for (const { expression } of node.decorators) {
    const made = readCommandMaker(expression, { module }, reading);
    if (made !== undefined)
      return [{ ...made, module, id: toId(module, node.name), name: node.name, node, span: node.span }];
  }
  return [];
}

type MadeCommand = Pick<FoundCommand, "maker" | "of" | "isGroup">;

/** `click.command(…)`, `group.command(…)` and the same for groups, with parentheses or without. */
function readCommandMaker(
  expression: PythonExpression,
  scope: ClickScope,
  reading: CliReading,
): MadeCommand | undefined {
  const callee = expression.kind === "call" ? expression.callee : expression;
  const own = findMaker(callee, scope, reading);
  const called = own ?? (callee.kind === "attribute" ? callee.name : undefined);
  if (called !== "command" && called !== "group") return undefined;
  const maker: ClickCall | undefined =
    expression.kind === "call"
      ? { maker: called, arguments: expandArguments(expression, scope, reading), span: expression.span }
      : undefined;
  const cls = findGiven(maker, "cls");
  const isGroup =
    called === "group" || (cls !== undefined && findCommandClass(cls.value, cls.scope, reading)?.isGroup === true);
  if (own !== undefined) return { maker, isGroup };
  const of = callee.kind === "attribute" ? findOwner(callee.of, scope, reading) : undefined;
  return of === undefined ? undefined : { maker, of, isGroup };
}

/** What a name stands for as the id of a command, where that is no program of another library. */
function findOwner(expression: PythonExpression, { module }: ClickScope, { modules }: CliReading): string | undefined {
  const resolved = resolveDotted(expression, module, modules);
  if (resolved?.target.kind !== "declared" || resolved.rest.length > 0) return undefined;
  const { binding } = resolved.target;
  if (binding.kind === "assignment" && binding.node.value !== undefined && isOtherApp(binding.node.value))
    return undefined;
  return toId(resolved.target.module, resolved.target.name);
}

/** `app = typer.Typer()`, whose commands are functions by other rules. */
function isOtherApp(value: PythonExpression): boolean {
  return value.kind === "call" && /^(?:typer\.)?Typer\(|^(?:cyclopts\.)?App\(/.test(value.text);
}

/** `click.Command("name", …)` or `click.command("name")(function)`. */
function readMade(call: PythonCall, scope: ClickScope, reading: CliReading): FoundCommand | undefined {
  const { module } = scope;
  const maker = findMaker(call.callee, scope, reading);
  if (maker === "Command" || maker === "Group" || maker === "CommandCollection") {
    const made: ClickCall = { maker, arguments: expandArguments(call, scope, reading), span: call.span };
    return { ...toMade(made, module, reading), isGroup: maker !== "Command" };
  }
  const own = maker === undefined ? findCommandClass(call.callee, scope, reading) : undefined;
  if (own !== undefined) {
    const given = expandArguments(call, scope, reading);
    const { setUps, handed } = own.of === undefined ? { handed: given } : listSetUps(own.of, given, reading);
    const made: ClickCall = { maker: own.isGroup ? "Group" : "Command", arguments: handed, span: call.span };
    return { ...toMade(made, module, reading), isGroup: own.isGroup, setUps };
  }
  const [first] = call.arguments;
  const made = call.callee.kind === "call" ? readCommandMaker(call.callee, scope, reading) : undefined;
  const node = made === undefined || first === undefined ? undefined : findFunction(first.value, scope, reading)?.node;
  return made && node && { ...made, module, id: toId(module, node.name), name: node.name, node, span: call.span };
}

function toMade(maker: ClickCall, module: PythonModule, reading: CliReading): Omit<FoundCommand, "isGroup"> {
  const callback = findGiven(maker, "callback");
  const node = callback && findFunction(callback.value, callback.scope, reading)?.node;
  return { module, id: "", name: "", node, maker, span: maker.span };
}

/** The command that an expression names or makes. */
export function findCommand(
  expression: PythonExpression,
  scope: ClickScope,
  reading: CommandReading,
  depth = 0,
): FoundCommand | undefined {
  if (depth > deepest) return undefined;
  if (expression.kind === "call") return readMade(expression, scope, reading);
  const resolved = resolveDotted(expression, scope.module, reading.modules);
  const target = resolved?.rest.length === 0 ? resolved.target : undefined;
  const declared =
    target?.kind === "declared" && !isGiven(expression, scope)
      ? reading.find(target.module, toId(target.module, target.name))
      : undefined;
  if (declared !== undefined) return declared;
  // Another name for it.
  const given = follow(expression, scope, reading);
  return given && findCommand(given.value, given.scope, reading, depth + 1);
}

/** Whether a name stands for what a loop or a call has put in its place. */
function isGiven(expression: PythonExpression, { given }: ClickScope): boolean {
  return expression.kind === "name" && given?.has(expression.name) === true;
}

/** Names for names; a circle of them ends here. */
const deepest = 10;

/** A command that is added to a group, under the name that it has there. */
export interface AddedCommand {
  readonly name: string;
  readonly command: FoundCommand;
}

/**
 * The commands of a group, with their names: those that modules declare for it, those that are added to it, and those
 * that it says it will load.
 */
export function listBelow(
  group: FoundCommand,
  modules: readonly PythonModule[],
  reading: CommandReading,
  depth = 0,
): readonly AddedCommand[] {
  const listed = new Map<string, FoundCommand>();
  const add = (command: FoundCommand | undefined, name?: string): void => {
    if (command === undefined || isTrue(command.maker, "hidden", reading)) return;
    listed.set(name ?? nameCommand(command, reading), command);
  };
  const sources = findGiven(group.maker, "sources");
  // Collections of collections; a circle of them ends here.
  for (const source of sources === undefined || depth > 5 ? [] : listItems(sources.value, sources.scope, reading)) {
    const found = findCommand(source.value, source.scope, reading);
    if (found !== undefined)
      for (const { name, command } of listBelow(found, modules, reading, depth + 1)) add(command, name);
  }
  for (const { name, command } of listGiven(group, reading)) add(command, name);
  for (const module of modules) {
    for (const command of reading.listOf(module, group.id)) if (command.id !== group.id) add(command);
  }
  for (const { body, scope, self } of findSetUps(group, reading)) {
    const isGroup = (of: PythonExpression): boolean => of.kind === "name" && of.name === self;
    listAdded(body, scope, { isGroup, reading, add });
  }
  for (const module of modules) {
    const isGroup = (of: PythonExpression, at: ClickScope): boolean => findOwner(of, at, reading) === group.id;
    listAdded(module.document.statements, { module }, { isGroup, reading, add });
  }
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

interface Adding {
  /** Whether an expression names the group. */
  readonly isGroup: (of: PythonExpression, scope: ClickScope) => boolean;
  readonly reading: CommandReading;
  readonly add: (command: FoundCommand | undefined, name?: string) => void;
}

/** `group.add_command(x)`, once or for each of a list. */
function listAdded(statements: readonly PythonStatement[], scope: ClickScope, adding: Adding): void {
  const { isGroup, reading, add } = adding;
  for (const statement of listEffective(statements)) {
    if (statement.kind === "loop") {
      for (const round of listRounds(statement, scope, reading)) {
        listAdded(statement.body, bindRound(scope, round, reading), adding);
      }
    }
    if (statement.kind !== "evaluation") continue;
    const { callee } = statement.call;
    if (callee.kind !== "attribute" || callee.name !== "add_command") continue;
    if (!isGroup(callee.of, scope)) continue;
    const call = {
      maker: "add_command",
      arguments: expandArguments(statement.call, scope, reading),
      span: statement.call.span,
    };
    const [first, second] = listPositional(call);
    const added = first ?? findGiven(call, "cmd");
    add(added && findCommand(added.value, added.scope, reading), tellText(findGiven(call, "name") ?? second, reading));
  }
}

/** What the making of a group names: `commands`, `sources` of a collection, and `lazy_subcommands` as in click's own manual. */
function listGiven({ maker }: FoundCommand, reading: CommandReading): readonly GivenCommand[] {
  const commands = findGiven(maker, "commands");
  const entries = commands === undefined ? [] : listEntries(commands.value, commands.scope, reading);
  const items = commands === undefined ? [] : listItems(commands.value, commands.scope, reading);
  const lazy = tell(findGiven(maker, "lazy_subcommands"), reading);
  return [
    ...entries.map(({ name, value, scope }) => ({ name, command: findCommand(value, scope, reading) })),
    ...items.map(({ value, scope }) => ({ command: findCommand(value, scope, reading) })),
    ...(typeof lazy === "object" && lazy !== null ? Object.entries(lazy) : []).flatMap(([name, path]) =>
      typeof path === "string" ? [{ name, command: findByPath(path, reading) }] : [],
    ),
  ];
}

/** The command of an import path, `package.module.name` or `package.module:name`. */
function findByPath(path: string, reading: CommandReading): FoundCommand | undefined {
  const end = path.includes(":") ? path.indexOf(":") : path.lastIndexOf(".");
  const module = end > 0 ? reading.modules.find(path.slice(0, end)) : undefined;
  return module && findCommand({ kind: "name", name: path.slice(end + 1) }, { module }, reading);
}

/** What a command is called below its group. */
export function nameCommand({ maker, name, node }: FoundCommand, reading: CommandReading): string {
  const given = maker && tellText(findGiven(maker, "name") ?? listPositional(maker)[0], reading);
  if (given !== undefined) return given;
  const whole = (name === "" ? (node?.name ?? "") : name).toLowerCase().replaceAll("_", "-");
  return reading.dropsSuffix ? whole.replace(/(?<=.)-(?:command|cmd|group|grp)$/, "") : whole;
}

/** What a command's settings have under a name. */
export function findSetting({ maker }: FoundCommand, name: string, reading: CliReading): Given | undefined {
  const settings = findGiven(maker, "context_settings");
  if (settings === undefined) return undefined;
  return listEntries(settings.value, settings.scope, reading).find((entry) => entry.name === name);
}

function toId({ name: module }: PythonModule, name: string): string {
  return `${module}:${name}`;
}
