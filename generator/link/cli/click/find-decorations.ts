import type {
  PythonCall,
  PythonDecorator,
  PythonExpression,
  PythonFunction,
  PythonStatement,
} from "../../../parse/python/python-document.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import { bind, bindParameters } from "../calls/bind-parameters.ts";
import type { ClickCall, ClickScope, CliReading, Given, InnerFunction } from "../calls/click-call.ts";
import { expandArguments, follow, listItems } from "../calls/expand-arguments.ts";
import { findFunction } from "../calls/find-function.ts";
import { findMaker, givesOption } from "./find-maker.ts";
import { dottedName } from "../../code/dotted-name.ts";

/*
 * The options that decorators give a command: those that stand there, and those that functions of the checkout add
 * which are decorators themselves, or make them. Such functions are gone through step by step and never run: what is
 * handed on under a condition counts.
 */

/** Decorators of decorators; whoever nests deeper has a circle. */
const deepest = 20;
/** So many steps are gone for one command, since functions could call each other over and over. */
const mostSteps = 5000;

interface Search extends CliReading {
  readonly steps: { left: number };
  readonly depth: number;
}

/** The calls of click that give a command its options and arguments, in the order in which its help lists them. */
export function findDecorations(
  decorators: readonly PythonDecorator[],
  module: PythonModule,
  reading: CliReading,
): readonly ClickCall[] {
  const search: Search = { ...reading, steps: { left: mostSteps }, depth: 0 };
  return decorators.flatMap(({ expression }) => readDecorator(expression, { module }, search));
}

/** What an expression gives that is a decorator. */
function readDecorator(expression: PythonExpression, scope: ClickScope, at: Search): readonly ClickCall[] {
  at.steps.left -= 1;
  if (at.depth > deepest || at.steps.left < 0) return [];
  const search: Search = { ...at, depth: at.depth + 1 };
  if (expression.kind === "lambda") return readApplied(expression.result, scope, search);
  if (expression.kind === "call") return readMade(expression, scope, search);
  if (expression.kind !== "name" && expression.kind !== "attribute") return [];
  const found = findFunction(expression, scope, search);
  if (found !== undefined) return readBody(found.node, found.scope, search);
  const value = follow(expression, scope, search);
  return value === undefined ? [] : readDecorator(value.value, value.scope, search);
}

/** What a decorator gives that a call makes: one of click, or of a function of the checkout. */
function readMade(call: PythonCall, scope: ClickScope, search: Search): readonly ClickCall[] {
  const maker = findMaker(call.callee, scope, search);
  if (maker !== undefined && givesOption(maker)) {
    return [{ maker, arguments: expandArguments(call, scope, search), span: call.span }];
  }
  const found = findFunction(call.callee, scope, search);
  if (found !== undefined)
    return readBody(found.node, bindParameters(found, expandArguments(call, scope, search), search), search);
  const partial = follow(call.callee, scope, search);
  if (partial !== undefined) return readPartial(partial, call, scope, search);
  // What puts decorators together, as those around option groups do, is handed them.
  return isForeign(call.callee, scope, search)
    ? expandArguments(call, scope, search).flatMap((each) =>
        each.name === undefined ? readDecorator(each.value, each.scope, search) : [],
      )
    : [];
}

/** `functools.partial(click.option, "--x")` with what the call adds; any other value as a decorator that is called. */
function readPartial(
  { value, scope: from }: Given,
  call: PythonCall,
  scope: ClickScope,
  search: Search,
): readonly ClickCall[] {
  if (value.kind !== "call" || !/(?:^|\.)partial$/.test(dottedName(value.callee))) return [];
  const [first, ...bound] = value.arguments;
  const maker = first && findMaker(first.value, from, search);
  if (maker === undefined || !givesOption(maker)) return [];
  const given = [
    ...expandArguments({ ...value, arguments: bound }, from, search),
    ...expandArguments(call, scope, search),
  ];
  return [{ maker, arguments: given, span: call.span }];
}

function isForeign(callee: PythonExpression, { module }: ClickScope, { modules }: Search): boolean {
  return resolveDotted(callee, module, modules)?.target.kind === "external";
}

/** What `x(y(f))` gives to `f`; the outermost comes first. */
function readApplied(expression: PythonExpression, scope: ClickScope, search: Search): readonly ClickCall[] {
  if (expression.kind === "name") {
    const inner = scope.inner?.get(expression.name);
    return inner === undefined ? [] : readInner(inner, search);
  }
  if (expression.kind === "lambda") return readDecorator(expression, scope, search);
  if (expression.kind !== "call") return [];
  const handed = expression.arguments.filter(({ name }) => name === undefined);
  if (/(?:^|\.)reduce$/.test(dottedName(expression.callee))) {
    const [, decorators] = handed;
    const items = decorators === undefined ? [] : listItems(decorators.value, scope, search);
    return items.toReversed().flatMap((item) => readDecorator(item.value, item.scope, search));
  }
  const [first] = handed;
  if (first === undefined || findMaker(expression.callee, scope, search) !== undefined) {
    return readDecorator(expression, scope, search);
  }
  // Gives a function the name and the docs of another one.
  if (/(?:^|\.)update_wrapper$/.test(dottedName(expression.callee))) return readApplied(first.value, scope, search);
  if (!isHanded(expression)) return readDecorator(expression, scope, search);
  return [...readDecorator(expression.callee, scope, search), ...readApplied(first.value, scope, search)];
}

/** What a function that is a decorator gives, or that makes one. */
function readBody(node: PythonFunction, scope: ClickScope, search: Search): readonly ClickCall[] {
  if (node.body !== undefined) return readSteps(node.body, { scope, found: [] }, search).found;
  return node.result === undefined ? [] : readApplied(node.result, scope, search);
}

/** How far a function has been gone through. */
interface Progress {
  readonly scope: ClickScope;
  /** What was given last comes first, as decorators that stand below others are given first. */
  readonly found: readonly ClickCall[];
}

function readSteps(steps: readonly PythonStatement[], from: Progress, search: Search): Progress {
  let { scope, found } = from;
  for (const step of steps) {
    search.steps.left -= 1;
    if (search.steps.left < 0) break;
    switch (step.kind) {
      case "function":
        scope = { ...scope, inner: new Map(scope.inner).set(step.name, { node: step, scope }) };
        break;
      case "assignment": {
        const { name, value } = step;
        if (value === undefined) break;
        if (isHanded(value)) found = [...readApplied(value, scope, search), ...found];
        else scope = bind(scope, name, { value, scope }, search);
        break;
      }
      case "loop":
        for (const item of listItems(step.of, scope, search)) {
          found = readSteps(step.body, { scope: bind(scope, step.variable, item, search), found }, search).found;
        }
        break;
      case "branch":
        found = readSteps([...step.met, ...step.otherwise], { scope, found }, search).found;
        break;
      case "attempt":
        found = readSteps(step.body, { scope, found }, search).found;
        break;
      case "return":
        found = [...readApplied(step.value, scope, search), ...found];
        break;
      case "class":
      case "evaluation":
      case "fromImport":
      case "import":
        break;
    }
  }
  return { scope, found };
}

/** `f = x(f)`: a decorator is handed something by its name, instead of being made. */
function isHanded(value: PythonExpression): boolean {
  if (value.kind !== "call" || value.arguments.length !== 1) return false;
  const [first] = value.arguments;
  if (first === undefined || first.name !== undefined) return false;
  return first.value.kind === "name" || isHanded(first.value);
}

/** What a function in another one gives: what decorates it, else what it does, where it is a decorator itself. */
function readInner({ node, scope }: InnerFunction, search: Search): readonly ClickCall[] {
  if (search.depth > deepest) return [];
  const own = node.decorators.flatMap(({ expression }) => readDecorator(expression, scope, search));
  return own.length > 0 ? own : readBody(node, scope, { ...search, depth: search.depth + 1 });
}
