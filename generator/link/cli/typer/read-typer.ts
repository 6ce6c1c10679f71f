import type { CliCommand } from "../../../catalogue/cli.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonFunction } from "../../../parse/python/python-document.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { findDeprecation } from "../../sdk/code/library-context.ts";
import {
  findGiven,
  isTrue,
  listPositional,
  tellText,
  type ClickCall,
  type ClickScope,
  type CliReading,
} from "../calls/click-call.ts";
import { findFunction } from "../calls/find-function.ts";
import { readFurther } from "../options/read-further.ts";
import { readOptions } from "../options/read-options.ts";
import { tellDoc } from "../options/tell-doc.ts";
import { writeHelp } from "../options/write-help.ts";
import {
  findApp,
  findTyperName,
  listApps,
  type TyperAddition,
  type TyperApp,
  type TyperFunction,
  type TyperReading,
} from "./find-apps.ts";
import { readParameter } from "./read-parameter.ts";

/*
 * Programs that are made with typer: apps that modules declare functions for, and whose parameters are options. What they
 * say is handed on as click would be told it.
 */

/** Apps in apps; who nests deeper has a circle. */
const deepest = 10;
/** No program has more; apps that hold each other by many names would. */
const most = 5000;

interface ProgramCode {
  readonly reading: TyperReading;
  readonly modules: readonly PythonModule[];
  readonly left: { commands: number };
}

/** The program that a script runs: an app that it names, or what its module has; undefined where that is none of typer. */
export function readTyper(
  { name, function: script }: { readonly name: string; readonly function: string },
  module: PythonModule,
  others: readonly PythonModule[],
  reading: TyperReading,
): CliCommand | undefined {
  const code: ProgramCode = {
    reading,
    modules: [module, ...others.filter((other) => other !== module)],
    left: { commands: most },
  };
  const app = findRoot(script, module, code);
  if (app !== undefined) return readApp(app, { path: name, depth: 0 }, code);
  const only = findOnly(script, module, reading);
  return only && toCommand(only, name, code);
}

/** The app that a script names, else the one of its module that is part of no other. */
function findRoot(script: string, module: PythonModule, { reading, modules }: ProgramCode): TyperApp | undefined {
  const named = findApp({ kind: "name", name: script }, { module }, reading);
  if (named !== undefined) return named;
  const added = new Set(
    modules.flatMap((each) => reading.list(each)).flatMap((each) => (each.kind === "app" ? [each.app.id] : [])),
  );
  const loose = listApps(module, reading).filter(({ id }) => !added.has(id));
  const own = loose.filter((app) => app.module === module);
  const found = own.length === 0 ? loose : own;
  return found.length === 1 ? found[0] : undefined;
}

/** `typer.run(function)`. */
function findOnly(script: string, module: PythonModule, reading: CliReading): TyperFunction | undefined {
  const found = findFunction({ kind: "name", name: script }, { module }, reading);
  for (const step of found?.node.body ?? []) {
    if (step.kind !== "evaluation" || found === undefined) continue;
    const [first] = step.call.arguments;
    const run = findTyperName(step.call.callee, found.scope, reading) === "run" ? first : undefined;
    const target = run && findFunction(run.value, found.scope, reading);
    if (target !== undefined) return { ...target, call: { maker: "command", arguments: [], span: step.call.span } };
  }
  return undefined;
}

interface AppPlace {
  readonly path: string;
  readonly depth: number;
  /** The call that adds it to another one. */
  readonly added?: ClickCall | undefined;
}

/** What modules say to an app. */
function listAdditions(app: TyperApp, { reading, modules }: ProgramCode): readonly TyperAddition[] {
  return modules.flatMap((module) => reading.list(module)).filter(({ to }) => to === app.id);
}

function readApp(app: TyperApp, { path, depth, added }: AppPlace, code: ProgramCode): CliCommand {
  const { reading, left } = code;
  left.commands -= 1;
  const additions = listAdditions(app, code);
  const commands = additions.flatMap((each) => (each.kind === "command" ? each.added : []));
  const callback = findCallback(app, additions, reading);
  const [only] = commands;
  // A lone command is the program itself.
  if (only !== undefined && commands.length === 1 && callback === undefined && depth === 0) {
    if (!additions.some(({ kind }) => kind === "app")) return toCommand(only, path, code);
  }
  // What is said last counts first: where it is added, at its callback, where it is made.
  const calls = [added, callback?.call, app.call].filter((each) => each !== undefined);
  const find = (name: string) => calls.map((call) => findGiven(call, name)).find((given) => given !== undefined);
  const help = tellDoc(find("help"), reading) ?? callback?.node.doc ?? tellDoc(find("short_help"), reading);
  const taken = callback === undefined ? { options: [], arguments: [] } : readTaken(callback, reading);
  const hidden = new Set<string>();
  const below = depth < deepest && left.commands > 0 ? listBelow(app, { path, depth }, code, hidden) : [];
  const unlisted = [...(taken.unlisted ?? []), ...hidden];
  return {
    path,
    doc: joinHelp(help, tellDoc(find("epilog"), reading)),
    deprecated: calls.some((call) => isTrue(call, "deprecated", reading)) ? "" : undefined,
    ...taken,
    commands: below,
    ...(unlisted.length > 0 && { unlisted }),
    span: app.span,
  };
}

/** What stands for the app itself: a function that is decorated, or handed over when it is made. */
function findCallback(
  app: TyperApp,
  additions: readonly TyperAddition[],
  reading: CliReading,
): TyperFunction | undefined {
  const declared = additions.findLast((each) => each.kind === "callback");
  if (declared?.kind === "callback") return declared.added;
  const given = findGiven(app.call, "callback");
  const found = given && findFunction(given.value, given.scope, reading);
  return found && { ...found, call: { maker: "callback", arguments: [], span: app.span } };
}

/** Its commands, then the apps in it; those of an app without a name are its own. Names of those that are hidden are added to `hidden`. */
function listBelow(
  app: TyperApp,
  { path, depth }: AppPlace,
  code: ProgramCode,
  hidden: Set<string>,
): readonly CliCommand[] {
  const { reading } = code;
  const additions = listAdditions(app, code);
  const listed = new Map<string, CliCommand>();
  for (const each of additions) {
    if (each.kind !== "command") continue;
    const name = tellText(listPositional(each.added.call)[0] ?? findGiven(each.added.call, "name"), reading);
    const called = name ?? each.added.node.name.toLowerCase().replaceAll("_", "-");
    if (isTrue(each.added.call, "hidden", reading)) {
      hidden.add(called);
      continue;
    }
    code.left.commands -= 1;
    listed.set(called, toCommand(each.added, `${path} ${called}`, code));
  }
  for (const each of additions) {
    if (each.kind !== "app" || code.left.commands < 0) continue;
    const callback = findCallback(each.app, listAdditions(each.app, code), reading);
    const calls = [each.call, callback?.call, each.app.call].filter((call) => call !== undefined);
    const name = calls.map((call) => tellText(findGiven(call, "name"), reading)).find((said) => said !== undefined);
    if (calls.some((call) => isTrue(call, "hidden", reading))) {
      if (name !== undefined) hidden.add(name);
      continue;
    }
    if (name === undefined) {
      const inside = depth < deepest ? listBelow(each.app, { path, depth: depth + 1 }, code, hidden) : [];
      for (const command of inside) listed.set(command.path.slice(path.length + 1), command);
    } else listed.set(name, readApp(each.app, { path: `${path} ${name}`, depth: depth + 1, added: each.call }, code));
  }
  return [...listed.values()];
}

function toCommand({ node, scope, call }: TyperFunction, path: string, { reading }: ProgramCode): CliCommand {
  const say = (name: string): string | undefined => tellDoc(findGiven(call, name), reading);
  const span: Span = node.span;
  return {
    path,
    doc: joinHelp(say("help") ?? node.doc ?? say("short_help"), say("epilog")),
    deprecated: findDeprecation(node.decorators) ?? (isTrue(call, "deprecated", reading) ? "" : undefined),
    ...readTaken({ node, scope }, reading),
    commands: [],
    further: readFurther(call, reading),
    span,
  };
}

function readTaken(
  { node, scope }: { readonly node: PythonFunction; readonly scope: ClickScope },
  reading: CliReading,
): Pick<CliCommand, "options" | "arguments" | "unlisted"> {
  const calls = node.parameters.flatMap((parameter) => readParameter(parameter, scope, reading) ?? []);
  const { options, arguments: given, ...others } = readOptions(calls, { reading, prefix: undefined });
  const plain = <Taken extends { readonly doc?: string | undefined }>(taken: Taken): Taken =>
    taken.doc === undefined ? taken : { ...taken, doc: dropStyles(taken.doc) };
  return { options: options.map(plain), arguments: given.map(plain), ...others };
}

function joinHelp(...texts: readonly (string | undefined)[]): string | undefined {
  const written = texts.map((text) => writeHelp(dropStyles(text ?? ""))).filter((text) => text !== undefined);
  return written.length === 0 ? undefined : written.join("\n\n");
}

/** What colours a terminal: `[bold red]…[/bold red]`. */
function dropStyles(text: string): string {
  return text.replace(/\[\/?(?:[a-z_]+(?: [a-z_]+)*)?\]/g, (tag) => {
    const words = tag.slice(1, -1).replace("/", "");
    return words.split(" ").every((word) => styles.has(word)) && tag !== "[]" ? "" : tag;
  });
}

const colours = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"];
const styles: ReadonlySet<string> = new Set([
  ...["", "not", "on", "bold", "b", "italic", "i", "underline", "u", "dim", "blink", "reverse", "strike"],
  ...colours,
  ...colours.map((colour) => `bright_${colour}`),
]);
