import type { PythonCall, PythonFunction, PythonStatement } from "../../../parse/python/python-document.ts";
import { listEffective, resolveRelative } from "../../code/python-modules.ts";
import { bind, bindParameters } from "./bind-parameters.ts";
import type { ClickScope, CliReading } from "./click-call.ts";
import { expandArguments } from "./expand-arguments.ts";
import { findFunction } from "./find-function.ts";
import { bindRound, listRounds } from "./list-rounds.ts";

/** A statement with where its names mean something. */
export interface Step {
  readonly statement: PythonStatement;
  readonly scope: ClickScope;
  /** Whether it stands in a function. */
  readonly isInner: boolean;
}

/** Functions that call each other; who hands a group further has a circle. */
const deepest = 4;
/** So many steps a module; functions that call each other over and over have more. */
const most = 20_000;

interface Walk {
  readonly reading: CliReading;
  readonly steps: Step[];
}

/**
 * What a module, or a function's body, does in the written order: each round of a loop, and what functions do that it calls,
 * as `register(group)` adds commands to the group. A function that needs nothing is taken to be called by somebody.
 */
export function listSteps(
  statements: readonly PythonStatement[],
  scope: ClickScope,
  reading: CliReading,
  depth = 0,
): readonly Step[] {
  const walk: Walk = { reading, steps: [] };
  goThrough(statements, scope, depth, walk);
  return walk.steps;
}

function goThrough(statements: readonly PythonStatement[], from: ClickScope, depth: number, walk: Walk): void {
  const { reading, steps } = walk;
  const isInner = depth > 0;
  let scope = from;
  for (const statement of listEffective(statements)) {
    if (steps.length >= most) return;
    switch (statement.kind) {
      case "function":
        if (isInner) scope = { ...scope, inner: new Map(scope.inner).set(statement.name, { node: statement, scope }) };
        steps.push({ statement, scope, isInner });
        if (!isInner && needsNothing(statement))
          goThrough(statement.body ?? [], bindParameters({ node: statement, scope }, [], reading), depth + 1, walk);
        break;
      case "assignment": {
        const { name, value } = statement;
        steps.push({ statement, scope, isInner });
        if (isInner && value !== undefined) scope = bind(scope, name, { value, scope }, reading);
        break;
      }
      case "fromImport":
        if (isInner) scope = bringIn(statement, scope, reading);
        break;
      case "loop":
        for (const round of listRounds(statement, scope, reading))
          goThrough(statement.body, bindRound(scope, round, reading), depth, walk);
        break;
      case "evaluation":
        steps.push({ statement, scope, isInner });
        if (depth < deepest) enter(statement.call, scope, depth, walk);
        break;
      default:
        break;
    }
  }
}

/** Goes through the function that is called. */
function enter(call: PythonCall, scope: ClickScope, depth: number, walk: Walk): void {
  const found = findFunction(call.callee, scope, walk.reading);
  if (found?.node.body === undefined || found.node.decorators.length > 0) return;
  const given = expandArguments(call, scope, walk.reading);
  goThrough(found.node.body, bindParameters(found, given, walk.reading), depth + 1, walk);
}

function needsNothing({ parameters, decorators }: PythonFunction): boolean {
  return (
    decorators.length === 0 &&
    parameters.every(({ kind, default: preset }) => preset !== undefined || kind === "star" || kind === "doubleStar")
  );
}

/** What `from x import y` within a function stands for. */
function bringIn(
  { module: from, level, names }: Extract<PythonStatement, { kind: "fromImport" }>,
  scope: ClickScope,
  reading: CliReading,
): ClickScope {
  const module = reading.modules.find(resolveRelative(from, level, scope.module));
  if (module === undefined) return scope;
  const given = new Map(scope.given);
  for (const { name, alias } of names) given.set(alias ?? name, { value: { kind: "name", name }, scope: { module } });
  return { ...scope, given };
}
