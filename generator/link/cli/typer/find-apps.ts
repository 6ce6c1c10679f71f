import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonCall, PythonExpression, PythonFunction } from "../../../parse/python/python-document.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import { findGiven, listPositional, type ClickCall, type ClickScope, type CliReading } from "../calls/click-call.ts";
import { expandArguments } from "../calls/expand-arguments.ts";
import { findFunction } from "../calls/find-function.ts";
import { listSteps, type Step } from "../calls/list-steps.ts";

/** `app = typer.Typer(…)`. */
export interface TyperApp {
  /** With its module, what it is called in the code. */
  readonly id: string;
  readonly module: PythonModule;
  readonly call: ClickCall;
  readonly span: Span;
}

/** What a module says to an app. */
export type TyperAddition =
  | { readonly kind: "command" | "callback"; readonly to: string; readonly added: TyperFunction }
  | { readonly kind: "app"; readonly to: string; readonly app: TyperApp; readonly call: ClickCall };

/** A function with the call of the decorator that makes a command of it. */
export interface TyperFunction {
  readonly node: PythonFunction;
  readonly scope: ClickScope;
  readonly call: ClickCall;
}

/** What programs of typer are found with. */
export interface TyperReading extends CliReading {
  /** What a module says to apps, be they of other modules, in the written order. */
  list(module: PythonModule): readonly TyperAddition[];
}

/** Looks through each module once. */
export function createTyperReading(reading: CliReading): TyperReading {
  const known = new Map<PythonModule, readonly TyperAddition[]>();
  return {
    ...reading,
    list(module) {
      const steps = (): readonly Step[] => listSteps(module.document.statements, { module }, reading);
      const found = known.get(module) ?? steps().flatMap((step) => listAdditions(step, reading));
      known.set(module, found);
      return found;
    },
  };
}

/** Names for names; a circle of them ends here. */
const deepest = 10;

/** The app that an expression names. */
export function findApp(
  expression: PythonExpression,
  scope: ClickScope,
  reading: CliReading,
  depth = 0,
): TyperApp | undefined {
  if (depth > deepest) return undefined;
  if (expression.kind === "call") return readInner(expression, scope, reading);
  if (expression.kind !== "name" && expression.kind !== "attribute") return undefined;
  const given = expression.kind === "name" ? scope.given?.get(expression.name) : undefined;
  if (given !== undefined) return findApp(given.value, given.scope, reading, depth + 1);
  const resolved = resolveDotted(expression, scope.module, reading.modules);
  if (resolved?.target.kind !== "declared" || resolved.rest.length > 0) return undefined;
  const { binding, module, name } = resolved.target;
  const value = binding.kind === "assignment" ? binding.node.value : undefined;
  if (binding.kind !== "assignment" || value?.kind !== "call") {
    return value === undefined ? undefined : findApp(value, { module }, reading, depth + 1);
  }
  const maker = findTyperName(value.callee, { module }, reading);
  if (maker === "Typer") {
    const call = toCall(value, maker, { module }, reading);
    return { id: `${module.name}:${name}`, module, call, span: binding.node.span };
  }
  // The same as click has it.
  const [first] = value.arguments;
  return maker === "get_command" && first ? findApp(first.value, { module }, reading, depth + 1) : undefined;
}

/** An app that is made in a function goes by its place. */
function readInner(value: PythonCall, scope: ClickScope, reading: CliReading): TyperApp | undefined {
  const maker = findTyperName(value.callee, scope, reading);
  if (maker !== "Typer") return undefined;
  const { module } = scope;
  const { startLine, startColumn } = value.span;
  const call = toCall(value, maker, scope, reading);
  return { id: `${module.name}:${startLine}:${startColumn}`, module, call, span: value.span };
}

/** What of typer an expression names, e.g. `Option`; undefined for anything else. */
export function findTyperName(
  callee: PythonExpression,
  scope: ClickScope,
  { modules }: CliReading,
): string | undefined {
  const target = resolveDotted(callee, scope.module, modules)?.target;
  return target?.kind === "external" && target.name.startsWith("typer.") ? toSimpleName(target.name) : undefined;
}

function toCall(call: PythonCall, maker: string, scope: ClickScope, reading: CliReading): ClickCall {
  return { maker, arguments: expandArguments(call, scope, reading), span: call.span };
}

function listAdditions({ statement, scope }: Step, reading: CliReading): readonly TyperAddition[] {
  if (statement.kind === "function") {
    return statement.decorators.flatMap(({ expression }) => readAdding(expression, statement, scope, reading) ?? []);
  }
  if (statement.kind !== "evaluation") return [];
  const { call } = statement;
  const [first] = call.arguments;
  if (call.callee.kind === "attribute" && call.callee.name === "add_typer") {
    const added = toCall(call, "add_typer", scope, reading);
    const named = listPositional(added)[0] ?? findGiven(added, "typer_instance");
    const to = findApp(call.callee.of, scope, reading);
    const app = named && findApp(named.value, named.scope, reading);
    return to === undefined || app === undefined ? [] : [{ kind: "app", to: to.id, app, call: added }];
  }
  // `app.command("name")(function)`
  const found = first && call.callee.kind === "call" ? findFunction(first.value, scope, reading) : undefined;
  const adding = found && readAdding(call.callee, found.node, found.scope, reading, scope);
  return adding === undefined ? [] : [adding];
}

/** `@app.command(…)` and `@app.callback(…)`. */
function readAdding(
  expression: PythonExpression,
  node: PythonFunction,
  scope: ClickScope,
  reading: CliReading,
  from = scope,
): TyperAddition | undefined {
  if (expression.kind !== "call" || expression.callee.kind !== "attribute") return undefined;
  const { name, of } = expression.callee;
  if (name !== "command" && name !== "callback") return undefined;
  const to = findApp(of, from, reading);
  return to && { kind: name, to: to.id, added: { node, scope, call: toCall(expression, name, from, reading) } };
}

/** The apps that a module makes or imports by a name; where it makes none, those that its functions make. */
export function listApps(module: PythonModule, reading: CliReading): readonly TyperApp[] {
  const found = [...module.scope].flatMap(([name, { kind }]) =>
    kind === "assignment" || kind === "imported" ? (findApp({ kind: "name", name }, { module }, reading) ?? []) : [],
  );
  const hasOwn = found.some((app) => app.module === module);
  const steps = hasOwn ? [] : listSteps(module.document.statements, { module }, reading);
  const inner = steps.flatMap(({ statement, scope, isInner }) =>
    isInner && statement.kind === "assignment" && statement.value?.kind === "call"
      ? (findApp(statement.value, scope, reading) ?? [])
      : [],
  );
  return [...new Map([...found, ...inner].map((app) => [app.id, app])).values()];
}
