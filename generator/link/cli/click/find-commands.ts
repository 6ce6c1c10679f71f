import type { Span } from "../../../catalogue/span.ts";
import type { PythonCall, PythonExpression, PythonFunction } from "../../../parse/python/python-document.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import {
  findGiven,
  listPositional,
  tellText,
  type ClickCall,
  type ClickScope,
  type CliReading,
  type Given,
} from "../calls/click-call.ts";
import { expandArguments, follow, listEntries } from "../calls/expand-arguments.ts";
import { findCommandClass, listSetUps, type SetUp } from "./command-class.ts";
import { findFunction } from "../calls/find-function.ts";
import { findMaker } from "./find-maker.ts";
import { listSteps, type Step } from "../calls/list-steps.ts";

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
  /** The calls by which a module adds commands to a group. */
  listAdded(module: PythonModule, group: string): readonly Adding[];
}

/** `group.add_command(x)`. */
export interface Adding {
  readonly of: PythonExpression;
  readonly call: PythonCall;
  readonly scope: ClickScope;
}

interface ModuleCommands {
  readonly all: readonly FoundCommand[];
  readonly byId: ReadonlyMap<string, FoundCommand>;
  readonly byGroup: ReadonlyMap<string, readonly FoundCommand[]>;
  readonly added: ReadonlyMap<string, readonly Adding[]>;
}

function indexModule(module: PythonModule, reading: CliReading): ModuleCommands {
  const steps = listSteps(module.document.statements, { module }, reading);
  const added = new Map<string, Adding[]>();
  for (const adding of steps.flatMap(readAdding)) {
    const group = findOwner(adding.of, adding.scope, reading);
    if (group === undefined) continue;
    const others = added.get(group);
    if (others === undefined) added.set(group, [adding]);
    else others.push(adding);
  }
  return { ...indexCommands(listCommands(steps, reading)), added };
}

function indexCommands(all: readonly FoundCommand[]): Omit<ModuleCommands, "added"> {
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
    const found = known.get(module) ?? indexModule(module, reading);
    known.set(module, found);
    return found;
  };
  return {
    ...reading,
    dropsSuffix,
    list: (module) => get(module).all,
    find: (module, id) => get(module).byId.get(id),
    listOf: (module, group) => get(module).byGroup.get(group) ?? [],
    listAdded: (module, group) => get(module).added.get(group) ?? [],
  };
}

function listCommands(steps: readonly Step[], reading: CliReading): readonly FoundCommand[] {
  return steps.flatMap(({ statement, scope, isInner }): readonly FoundCommand[] => {
    if (statement.kind === "function") {
      const id = isInner ? toInnerId(statement, scope) : toId(scope.module, statement.name);
      const made = readFunction(statement, id, scope, reading);
      return made === undefined ? [] : [made];
    }
    if (statement.kind === "assignment") {
      const { name, value } = statement;
      const made = value?.kind === "call" && !isInner ? readMade(value, scope, reading) : undefined;
      return made === undefined ? [] : [{ ...made, id: toId(scope.module, name), span: statement.span }];
    }
    // `group.command("name")(function)`
    const made = statement.kind === "evaluation" ? readMade(statement.call, scope, reading) : undefined;
    return made?.of === undefined ? [] : [made];
  });
}

function readFunction(
  node: PythonFunction,
  id: string,
  scope: ClickScope,
  reading: CliReading,
): FoundCommand | undefined {
  for (const { expression } of node.decorators) {
    const made = readCommandMaker(expression, scope, reading);
    if (made !== undefined) return { ...made, module: scope.module, id, name: node.name, node, span: node.span };
  }
  return undefined;
}

/** What stands in a function is no name of its module. */
function toInnerId({ name, span }: PythonFunction, { module }: ClickScope): string {
  return toId(module, `${name}@${span.startLine}`);
}

/** `group.add_command(x)`, in a function too. */
export function readAdding({ statement, scope }: Step): readonly Adding[] {
  if (statement.kind !== "evaluation") return [];
  const { call } = statement;
  const { callee } = call;
  return callee.kind === "attribute" && callee.name === "add_command" ? [{ of: callee.of, call, scope }] : [];
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
function findOwner(
  expression: PythonExpression,
  { module, given, inner }: ClickScope,
  reading: CliReading,
  depth = 0,
): string | undefined {
  if (expression.kind === "name") {
    const within = inner?.get(expression.name);
    if (within !== undefined) return toInnerId(within.node, within.scope);
    const handed = given?.get(expression.name);
    if (handed !== undefined)
      return depth > deepest ? undefined : findOwner(handed.value, handed.scope, reading, depth + 1);
  }
  const resolved = resolveDotted(expression, module, reading.modules);
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
  const inner = expression.kind === "name" ? scope.inner?.get(expression.name) : undefined;
  if (inner !== undefined) return readFunction(inner.node, toInnerId(inner.node, inner.scope), inner.scope, reading);
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
