import type { Span } from "../../../catalogue/span.ts";
import type {
  PythonArgument,
  PythonCall,
  PythonExpression,
  PythonFunction,
  PythonLoop,
  PythonStatement,
} from "../../../parse/python/python-document.ts";
import { isDeclared, type BaseRef } from "../../code/python-classes.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import { bind, bindParameters } from "../calls/bind-parameters.ts";
import type { ClickScope, CliReading, InnerFunction } from "../calls/click-call.ts";
import { expandArguments } from "../calls/expand-arguments.ts";
import { findMethod } from "../calls/find-method.ts";
import { bindRound, listRounds } from "../calls/list-rounds.ts";
import { callParser, makeParser, type HandedArgument, type ParserCall } from "./call-parser.ts";
import { findCallable } from "./find-callable.ts";
import type { Made, MadeParser } from "./made-parser.ts";
import { lastName } from "../../code/last-name.ts";

/*
 * Code that makes parsers, step by step: each step is gone through once, in the written order, functions of the checkout
 * with what they are handed. Nothing is run: of conditions both ways count, loops go over what can be told, and all
 * that makes no parser is passed over.
 */

/** Calls in calls; whoever nests deeper has a circle. */
const deepest = 20;
/** So many steps are gone for one program, since functions could call each other over and over. */
export const mostSteps = 20_000;

/** What is gone through for one program, and what has come of it. */
export interface Walk extends CliReading {
  /** How many steps may still be gone. */
  steps: number;
  /** All that were made, in order. */
  readonly parsers: MadeParser[];
  /** Those that read what they know and leave the rest to another one. */
  readonly early: MadeParser[];
  /** The one that reads all that is typed; nothing behind that matters. */
  found?: MadeParser | undefined;
  /** What module-level names stand for. */
  readonly loaded: Map<PythonModule, Map<string, Made>>;
}

/** Where a walk is. */
export interface Frame {
  scope: ClickScope;
  readonly objects: Map<string, Made>;
  readonly depth: number;
}

/** Goes through statements, and gives what they return. */
function goThrough(steps: readonly PythonStatement[], frame: Frame, walk: Walk): Made | undefined {
  let returned: Made | undefined;
  for (const step of steps) {
    walk.steps -= 1;
    if (hasEnded(walk)) return returned;
    switch (step.kind) {
      case "function":
        frame.scope = {
          ...frame.scope,
          inner: new Map(frame.scope.inner).set(step.name, { node: step, scope: frame.scope }),
        };
        break;
      case "assignment":
        if (step.value !== undefined) assign(step.name, step.value, frame, walk);
        break;
      case "evaluation":
        make(step.call, frame, walk);
        break;
      case "loop":
        goThroughLoop(step, frame, walk);
        break;
      case "branch":
        make(step.condition, frame, walk);
        returned ??= goThrough(step.met, frame, walk);
        returned ??= goThrough(step.otherwise, frame, walk);
        break;
      case "attempt":
        returned ??= goThrough(step.body, frame, walk);
        break;
      case "return":
        return returned ?? make(step.value, frame, walk);
      case "class":
      case "fromImport":
      case "import":
        break;
    }
  }
  return returned;
}

function hasEnded({ found, steps }: Walk): boolean {
  return found !== undefined || steps < 0;
}

function goThroughLoop(step: PythonLoop, frame: Frame, walk: Walk): void {
  const made = step.parts === undefined ? make(step.of, frame, walk) : undefined;
  const items = made?.kind === "list" ? made.items : [];
  for (const item of items) {
    frame.objects.set(step.variable, item);
    goThrough(step.body, frame, walk);
  }
  if (items.length > 0) return;
  for (const round of listRounds(step, frame.scope, walk)) {
    frame.scope = bindRound(frame.scope, round, walk);
    goThrough(step.body, frame, walk);
  }
}

function assign(name: string, value: PythonExpression, frame: Frame, walk: Walk): void {
  const made = make(value, frame, walk);
  const self = name.startsWith("self.") ? frame.objects.get("self") : undefined;
  if (self !== undefined) {
    if (made !== undefined && "attributes" in self) self.attributes.set(name.slice("self.".length), made);
    return;
  }
  if (made === undefined) {
    frame.objects.delete(name);
    frame.scope = bind(frame.scope, name, { value, scope: frame.scope }, walk);
  } else frame.objects.set(name, made);
}

/** What an expression gives that has to do with parsers; whatever it calls is gone through. */
function make(expression: PythonExpression, frame: Frame, walk: Walk): Made | undefined {
  if (hasEnded(walk)) return undefined;
  switch (expression.kind) {
    case "call":
      return makeByCall(expression, frame, walk);
    case "name":
      return frame.objects.get(expression.name) ?? findLoaded(expression, frame, walk);
    case "attribute": {
      const of = make(expression.of, frame, walk);
      if (of !== undefined) return "attributes" in of ? of.attributes.get(expression.name) : undefined;
      return findLoaded(expression, frame, walk);
    }
    case "list":
    case "tuple": {
      const items = expression.items.flatMap((item) => make(item, frame, walk) ?? []);
      return items.length === 0 ? undefined : { kind: "list", items };
    }
    case "spread":
    case "unary":
      return make(expression.of, frame, walk);
    case "binary": {
      const [left, right] = [make(expression.left, frame, walk), make(expression.right, frame, walk)];
      if (left?.kind === "list" && right?.kind === "list")
        return { kind: "list", items: [...left.items, ...right.items] };
      return left ?? right;
    }
    default:
      return undefined;
  }
}

/** What a module-level name stands for. */
function findLoaded(name: PythonExpression, { scope, depth }: Frame, walk: Walk): Made | undefined {
  if (name.kind === "name" && scope.given?.has(name.name) === true) return undefined;
  const resolved = resolveDotted(name, scope.module, walk.modules);
  if (resolved?.target.kind !== "declared" || resolved.rest.length > 0) return undefined;
  const { binding, module, name: declared } = resolved.target;
  if (binding.kind !== "assignment") return undefined;
  return loadModule(module, walk, depth).get(declared);
}

/** Goes through what a module does when it is loaded, once. */
export function loadModule(module: PythonModule, walk: Walk, depth = 0): ReadonlyMap<string, Made> {
  const known = walk.loaded.get(module);
  if (known !== undefined) return known;
  const objects = new Map<string, Made>();
  walk.loaded.set(module, objects);
  // What stands below `if __name__ == "__main__"` is for who runs the file itself.
  const steps = module.document.statements.filter(
    (step) =>
      step.kind !== "function" &&
      !(step.kind === "branch" && step.condition.kind === "other" && step.condition.text.includes("__name__")),
  );
  goThrough(steps, { scope: { module }, objects, depth: depth + 1 }, walk);
  return objects;
}

function makeByCall(call: PythonCall, frame: Frame, walk: Walk): Made | undefined {
  const handed = call.arguments.map(({ name, value }): HandedArgument => ({ name, made: make(value, frame, walk) }));
  if (hasEnded(walk)) return undefined;
  const { callee } = call;
  if (callee.kind === "attribute") {
    const isAbove = callee.of.kind === "call" && callee.of.callee.kind === "name" && callee.of.callee.name === "super";
    const of = isAbove ? frame.objects.get("self") : make(callee.of, frame, walk);
    if (hasEnded(walk)) return undefined;
    if (of !== undefined) {
      const own =
        isAbove || !("of" in of) || of.of === undefined ? undefined : findMethod(of.of, callee.name, walk.classes);
      if (own !== undefined) return callFunction({ function: own, self: of }, { call, handed }, frame, walk);
      return callMade(of, callee.name, { call, handed }, frame, walk);
    }
  }
  const callable = findCallable(callee, frame.scope, walk);
  if (callable === undefined) return undefined;
  if (callable.kind === "class") return makeObject(callable.of, { call, handed }, frame, walk);
  return callFunction({ function: callable.function }, { call, handed }, frame, walk);
}

interface Handing {
  readonly call: PythonCall;
  readonly handed: readonly HandedArgument[];
}

function toParserCall({ call, handed }: Handing, { scope }: Frame, walk: Walk): ParserCall {
  return { maker: "", arguments: expandArguments(call, scope, walk), handed, span: call.span };
}

/** A method of argparse. */
function callMade(of: Made, method: string, handing: Handing, frame: Frame, walk: Walk): Made | undefined {
  if (of.kind === "parser" && /^parse_(?:intermixed_)?args$/.test(method)) walk.found = of;
  if (of.kind === "parser" && /^parse_known_(?:intermixed_)?args$/.test(method)) walk.early.push(of);
  const made = callParser(of, method, toParserCall(handing, frame, walk), walk);
  if (made?.kind === "parser") walk.parsers.push(made);
  return made;
}

const parserClass = /(?:^|\.)Arg(?:ument)?Parser$/;

function makeObject(of: BaseRef, handing: Handing, frame: Frame, walk: Walk): Made | undefined {
  if (!isDeclared(of)) {
    if (!parserClass.test(of.external)) return undefined;
    const parser = makeParser(toParserCall(handing, frame, walk));
    walk.parsers.push(parser);
    return parser;
  }
  const isParser = walk.classes.linearize(of).some((base) => !isDeclared(base) && parserClass.test(base.external));
  const made: Made = isParser
    ? makeParser(toParserCall(handing, frame, walk), of)
    : { kind: "object", of, attributes: new Map() };
  if (made.kind === "parser") walk.parsers.push(made);
  const method = findMethod(of, "__init__", walk.classes);
  if (method !== undefined) callFunction({ function: method, self: made }, handing, frame, walk);
  return made;
}

interface Called {
  readonly function: InnerFunction;
  /** What it is called on. */
  readonly self?: Made | undefined;
}

function callFunction({ function: called, self }: Called, { call, handed }: Handing, frame: Frame, walk: Walk) {
  if (frame.depth > deepest) return undefined;
  const { node } = called;
  const isBound = self !== undefined || node.decorators.some(isClassMethod);
  const isStatic = node.decorators.some(({ expression }) => lastName(expression) === "staticmethod");
  const [first] = node.parameters;
  const own: PythonFunction = isBound && !isStatic ? { ...node, parameters: node.parameters.slice(1) } : node;
  const isInner = frame.scope.inner?.get(node.name)?.node === node;
  const objects = new Map(isInner ? frame.objects : []);
  if (self !== undefined && first !== undefined && !isStatic) objects.set(first.name, self);
  for (const [name, made] of nameHanded(own, call.arguments, handed)) objects.set(name, made);
  const scope = bindParameters({ node: own, scope: called.scope }, expandArguments(call, frame.scope, walk), walk);
  return goThrough(node.body ?? [], { scope, objects, depth: frame.depth + 1 }, walk);
}

function isClassMethod({ expression }: PythonFunction["decorators"][number]): boolean {
  return lastName(expression) === "classmethod";
}

/** What is handed over, by the names of the parameters. */
function nameHanded(
  { parameters }: PythonFunction,
  given: readonly PythonArgument[],
  handed: readonly HandedArgument[],
): readonly (readonly [string, Made])[] {
  const plain = parameters.filter(({ kind }) => kind === "any" || kind === "positional");
  let place = 0;
  const star = parameters.find(({ kind }) => kind === "star");
  const rest = given
    .flatMap(({ name }, index) => (name === undefined ? [handed[index]?.made] : []))
    .slice(plain.length);
  const items = rest.filter((made) => made !== undefined);
  const gathered = star === undefined || items.length === 0 ? [] : [[star.name, { kind: "list", items }] as const];
  const named = given.flatMap(({ name }, index) => {
    const parameter = name ?? plain[place]?.name;
    if (name === undefined) place += 1;
    const made = handed[index]?.made;
    return made === undefined || parameter === undefined ? [] : [[parameter, made] as const];
  });
  return [...named, ...gathered];
}

/** Goes through a function of a module that nothing is handed. */
export function goThroughFunction(node: PythonFunction, module: PythonModule, walk: Walk): void {
  const called: Called = { function: { node, scope: { module } } };
  callFunction(called, { call: callOf({ kind: "none" }, node.span), handed: [] }, startAt(module), walk);
}

/** The same for a function of a class, which a script names by both. */
export function goThroughMethod(of: PythonExpression, name: string, module: PythonModule, walk: Walk): void {
  const found = walk.classes.find(of, module);
  if (found === undefined || !isDeclared(found)) return;
  const method = findMethod(found, name, walk.classes);
  if (method === undefined) return;
  loadModule(found.module, walk);
  const self: Made = { kind: "object", of: found, attributes: new Map() };
  const handing: Handing = { call: callOf(of, method.node.span), handed: [] };
  callFunction({ function: method, self }, handing, startAt(module), walk);
}

function callOf(callee: PythonExpression, span: Span): PythonCall {
  return { kind: "call", callee, arguments: [], text: "", span };
}

function startAt(module: PythonModule): Frame {
  return { scope: { module }, objects: new Map(), depth: 0 };
}
