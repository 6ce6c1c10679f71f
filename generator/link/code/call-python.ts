import type { JsonValue } from "../../catalogue/json.ts";
import type { PythonCall, PythonExpression, PythonFunction } from "../../parse/python/python-document.ts";
import { callBuiltIn, dedent, readDuration, textMethods } from "./call-built-in.ts";
import { lastName } from "./last-name.ts";
import { isEnum, listMembers } from "./list-enum-members.ts";
import { isDeclared, type ClassRef } from "./python-classes.ts";
import type { Evaluation, PythonPlace } from "./python-evaluation.ts";
import { asJson, type PythonValue } from "./python-value.ts";
import { readPythonName } from "./read-python-name.ts";
import { resolveDotted, type PythonTarget } from "./resolve-python.ts";

/** A function whose result can be told. */
interface FoundFunction {
  readonly node: PythonFunction;
  readonly place: PythonPlace;
  /** The class that it is called on. */
  readonly self?: ClassRef | undefined;
}

/** What a call gives: of what everybody knows, of an enumeration or a model, or of a function that does no more than return. */
export function callPython(evaluation: Evaluation, call: PythonCall, place: PythonPlace, depth: number): PythonValue {
  const { arguments: given } = call;
  // What a generic class is made for says nothing of what is in it.
  const callee = call.callee.kind === "subscript" ? call.callee.of : call.callee;
  const toJson = (part: PythonExpression | undefined): JsonValue | undefined =>
    part && asJson(evaluation.evaluate(part, place, depth));
  const named = callee.kind === "name" ? callee.name : callee.kind === "attribute" ? callee.name : "";
  const [first] = given;
  if (callee.kind === "attribute") {
    const text = textMethods.has(named) ? toJson(callee.of) : undefined;
    if (typeof text === "string") {
      const value = textMethods.get(named)?.(text);
      if (given.length === 0 && value !== undefined) return { kind: "json", value };
    }
    if (named === "total_seconds") {
      const of = evaluation.evaluate(callee.of, place, depth);
      return of?.kind === "duration" ? { kind: "json", value: of.seconds } : undefined;
    }
  }
  const resolved = resolveDotted(callee, place.module, evaluation.modules);
  const external = resolved?.target.kind === "external" ? resolved.target.name : undefined;
  // What wraps a text to keep it out of sight, or to give it a kind.
  if (external !== undefined && /\.(?:SecretStr|Path|PurePath|Decimal)$/.test(external))
    return evaluation.evaluate(first?.value ?? { kind: "none" }, place, depth);
  if (external !== undefined && evaluation.isUnset === true) {
    if (/^os\.(?:getenv|environ\.get)$/.test(external)) {
      const preset = given.find(({ name }) => name === "default") ?? given.filter(({ name }) => name === undefined)[1];
      return evaluation.evaluate(preset?.value ?? { kind: "none" }, place, depth);
    }
    if (external === "os.path.expanduser") return evaluation.evaluate(first?.value ?? { kind: "none" }, place, depth);
  }
  if (external === "datetime.timedelta") return readDuration(call, toJson);
  if (external === "textwrap.dedent" || external === "inspect.cleandoc") {
    const text = toJson(first?.value);
    return typeof text === "string" ? { kind: "json", value: dedent(text) } : undefined;
  }
  const isBuiltIn = resolved === undefined && callee.kind === "name" && place.locals?.has(callee.name) !== true;
  if (isBuiltIn) return callBuiltIn(callee.name, call, toJson);
  // What makes a type of another hands on what it is given.
  if (isNewType(resolved?.target, evaluation))
    return evaluation.evaluate(first?.value ?? { kind: "none" }, place, depth);
  const value = readPythonName(evaluation, callee, place, depth);
  if (value?.kind === "class" && isDeclared(value.of)) {
    if (isEnum(evaluation, value.of)) {
      const wanted = toJson(first?.value);
      const member = listMembers(evaluation, value.of).find((one) => one.value === wanted);
      return member && { kind: "member", of: value.of, ...member };
    }
    return constructModel(evaluation, value.of, call, toJson);
  }
  const found = findFunction(evaluation, callee, place, depth);
  if (found?.node.result === undefined) return undefined;
  const locals = bindParameters(evaluation, found, given, (part) => evaluation.evaluate(part, place, depth));
  return locals && evaluation.evaluate(found.node.result, { ...found.place, locals }, depth + 1);
}

/** `Name = NewType("Name", str)`. */
function isNewType(target: PythonTarget | undefined, { modules }: Evaluation): boolean {
  if (target?.kind !== "declared" || target.binding.kind !== "assignment") return false;
  const { value } = target.binding.node;
  const maker = value?.kind === "call" ? resolveDotted(value.callee, target.module, modules)?.target : undefined;
  return maker?.kind === "external" && /^typing(?:_extensions)?\.NewType$/.test(maker.name);
}

/** What the parameters of a function stand for in a call; undefined where that can't be told. */
function bindParameters(
  evaluation: Evaluation,
  { node, place, self }: FoundFunction,
  given: PythonCall["arguments"],
  tell: (part: PythonExpression) => PythonValue,
): ReadonlyMap<string, PythonValue> | undefined {
  if (given.some(({ name }) => name?.startsWith("*"))) return undefined;
  const locals = new Map<string, PythonValue>();
  const positional = given.filter(({ name }) => name === undefined);
  let parameters = node.parameters.filter(({ kind }) => kind === "any" || kind === "positional" || kind === "keyword");
  const isStatic = node.decorators.some(({ expression }) => lastName(expression) === "staticmethod");
  if (self !== undefined && !isStatic) {
    const [first] = parameters;
    if (first !== undefined) locals.set(first.name, { kind: "class", of: self });
    parameters = parameters.slice(1);
  }
  for (const [index, parameter] of parameters.entries()) {
    const argument = given.find(({ name }) => name === parameter.name) ?? positional[index];
    const value =
      argument === undefined
        ? parameter.default && evaluation.evaluate(parameter.default, place, 1)
        : tell(argument.value);
    if (value !== undefined) locals.set(parameter.name, value);
  }
  return locals;
}

function constructModel(
  evaluation: Evaluation,
  of: ClassRef,
  { arguments: given }: PythonCall,
  toJson: (part: PythonExpression) => JsonValue | undefined,
): PythonValue {
  const values = new Map<string, JsonValue>();
  for (const { name, value } of given) {
    const told = toJson(value);
    if (name === undefined || name.startsWith("*") || told === undefined) return undefined;
    values.set(name, told);
  }
  const made = evaluation.construct(of, values);
  return made === undefined ? undefined : { kind: "json", value: made };
}

/** A function of a module, or one that a class has for all of its kind. */
function findFunction(
  evaluation: Evaluation,
  callee: PythonExpression,
  place: PythonPlace,
  depth: number,
): FoundFunction | undefined {
  const resolved = resolveDotted(callee, place.module, evaluation.modules);
  if (resolved?.target.kind === "declared" && resolved.rest.length === 0) {
    const { binding, module } = resolved.target;
    const node = binding.kind === "function" ? binding.nodes.at(-1) : undefined;
    return node && { node, place: { module } };
  }
  if (callee.kind !== "attribute") return undefined;
  const of = evaluation.evaluate(callee.of, place, depth);
  if (of?.kind !== "class" || !isDeclared(of.of)) return undefined;
  for (const base of evaluation.classes.linearize(of.of)) {
    if (!isDeclared(base)) continue;
    const binding = evaluation.classes.scopeOf(base).get(callee.name);
    const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
    if (node !== undefined) return { node, place: { module: base.module, within: base }, self: of.of };
  }
  return undefined;
}
