import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { PythonCall, PythonExpression, PythonFunction } from "../../parse/python/python-document.ts";
import { callBuiltIn, dedent, readDuration, textMethods } from "./call-built-in.ts";
import { combine } from "./combine-values.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "./python-classes.ts";
import type { PythonBinding, PythonModule, PythonModules } from "./python-modules.ts";
import { asJson, limit, longest, toObject, toText, type PythonValue } from "./python-value.ts";
import { resolveDotted, type PythonTarget } from "./resolve-python.ts";
import { lastName } from "./last-name.ts";

/*
 * What expressions of literals, constants and a few functions that everybody knows come to. Nothing is run: what
 * would have to be is unknown, and whoever asked shows the expression itself.
 */

/** Where an expression stands. */
export interface PythonPlace {
  readonly module: PythonModule;
  /** The class whose body it is in. */
  readonly within?: ClassRef | undefined;
  /** What names stand for besides: parameters of a function, and the variable of a loop. */
  readonly locals?: ReadonlyMap<string, PythonValue> | undefined;
}

/** Tells what expressions come to. */
export interface PythonEvaluator {
  evaluate(expression: PythonExpression, place: PythonPlace): PythonValue;
  /** The members of an enumeration, in the written order. */
  listMembers(of: ClassRef): readonly EnumMember[];
  isEnum(of: ClassRef): boolean;
}

/** A member of an enumeration, with what its assignment comes to. */
export interface EnumMember {
  readonly name: string;
  readonly value: JsonValue;
}

/** Makes an object of a class of arguments that have been told; undefined where that can't be. */
export type Construct = (of: ClassRef, given: ReadonlyMap<string, JsonValue>) => JsonValue | undefined;

interface EvaluatorParts {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly construct: Construct;
  /** The symbol that a dotted name outside of the checkout stands for, where that is known. */
  readonly tellExternal: (name: string) => JsonValue | undefined;
  /** Whether what asks the environment comes to what holds where that says nothing. */
  readonly isUnset?: boolean;
}

/** A function whose result can be told. */
interface FoundFunction {
  readonly node: PythonFunction;
  readonly place: PythonPlace;
  /** The class that it is called on. */
  readonly self?: ClassRef | undefined;
}

const deepest = 40;
/** What one evaluator works with and has found out. */
interface Evaluation extends EvaluatorParts {
  readonly members: Map<ClassRef["node"], readonly EnumMember[]>;
  readonly enums: Map<ClassRef["node"], boolean>;
}

/** An evaluator of expressions in the modules. */
export function createPythonEvaluator(parts: EvaluatorParts): PythonEvaluator {
  const evaluation: Evaluation = { ...parts, members: new Map(), enums: new Map() };
  return {
    evaluate: (expression, place) => evaluate(evaluation, expression, place),
    listMembers: (of) => listMembers(evaluation, of),
    isEnum: (of) => isEnum(evaluation, of),
  };
}

function evaluate(evaluation: Evaluation, expression: PythonExpression, place: PythonPlace, depth = 0): PythonValue {
  if (depth > deepest) return undefined;
  const inner = depth + 1;
  const toJson = (part: PythonExpression): JsonValue | undefined => asJson(evaluate(evaluation, part, place, inner));
  switch (expression.kind) {
    case "text":
    case "boolean":
      return { kind: "json", value: expression.value };
    case "number":
      return readNumber(expression.text);
    case "none":
      return { kind: "json", value: null };
    case "format": {
      const texts = expression.parts.map((part) => toText(toJson(part)));
      return texts.includes(undefined) ? undefined : limit(texts.join(""));
    }
    case "list":
    case "tuple":
    case "set": {
      const items = toItems(expression.items, toJson);
      return items && { kind: "json", value: items };
    }
    case "dict": {
      const entries: [string, JsonValue][] = [];
      for (const { key, value } of expression.entries) {
        const [name, put] = [key && toJson(key), toJson(value)];
        if (put === undefined) return undefined;
        if (key === undefined) {
          if (!isJsonObject(put)) return undefined;
          for (const entry of Object.entries(put)) entries.push(entry);
        } else {
          const text = toText(name);
          if (text === undefined) return undefined;
          entries.push([text, put]);
        }
      }
      return { kind: "json", value: toObject(entries) };
    }
    case "each": {
      const of = listItems(evaluation, expression.of, place, inner);
      const values = of?.map((item) => {
        const locals = new Map(place.locals).set(expression.variable, item);
        return asJson(evaluate(evaluation, expression.result, { ...place, locals }, inner));
      });
      return values?.every((value) => value !== undefined) === true ? { kind: "json", value: values } : undefined;
    }
    case "unary": {
      const of = toJson(expression.of);
      if (expression.operator === "-" && typeof of === "number") return { kind: "json", value: -of };
      return expression.operator === "not" && typeof of === "boolean" ? { kind: "json", value: !of } : undefined;
    }
    case "binary":
      return combine(expression.operator, toJson(expression.left), toJson(expression.right));
    case "name":
    case "attribute":
      return readName(evaluation, expression, place, inner);
    case "call":
      return readCall(evaluation, expression, place, inner);
    default:
      return undefined;
  }
}

/** What a loop goes over: a list, the members of an enumeration, or the fields of a data class. */
function listItems(
  evaluation: Evaluation,
  of: PythonExpression,
  place: PythonPlace,
  depth: number,
): readonly PythonValue[] | undefined {
  if (of.kind === "call") {
    const target = resolveDotted(of.callee, place.module, evaluation.modules)?.target;
    const [first] = of.arguments;
    const found = first && evaluate(evaluation, first.value, place, depth);
    if (target?.kind === "external" && target.name === "dataclasses.fields") {
      return found?.kind === "class" && isDeclared(found.of) ? listDataFields(evaluation, found.of) : undefined;
    }
  }
  const value = evaluate(evaluation, of, place, depth);
  if (value?.kind === "class" && isDeclared(value.of) && isEnum(evaluation, value.of)) {
    const { of: owner } = value;
    return listMembers(evaluation, owner).map((member) => ({ kind: "member", of: owner, ...member }));
  }
  return value?.kind === "json" && isJsonArray(value.value)
    ? value.value.map((item) => ({ kind: "json", value: item }))
    : undefined;
}

/** What `dataclasses.fields` gives, as far as anybody asks for more than names. */
function listDataFields(evaluation: Evaluation, of: ClassRef): readonly PythonValue[] {
  const names = evaluation.classes
    .linearize(of)
    .toReversed()
    .flatMap((base) => (isDeclared(base) ? base.node.body : []))
    .flatMap((statement) => (statement.kind === "assignment" && statement.type !== undefined ? statement.name : []));
  return [...new Set(names)].map((name) => ({ kind: "member", of, name, value: name }));
}

function readName(
  evaluation: Evaluation,
  expression: PythonExpression,
  place: PythonPlace,
  depth: number,
): PythonValue {
  if (expression.kind === "attribute") {
    const of = expression.of.kind === "name" ? place.locals?.get(expression.of.name) : undefined;
    if (of !== undefined) return readMember(evaluation, of, expression.name, depth);
  }
  if (expression.kind === "name") {
    const local = place.locals?.get(expression.name);
    if (local !== undefined) return local;
    for (let at = place.within; at !== undefined; at = at.outer) {
      const binding = evaluation.classes.scopeOf(at).get(expression.name);
      if (binding !== undefined)
        return readBinding(evaluation, binding, expression.name, { module: at.module, within: at }, depth);
    }
  }
  const resolved = resolveDotted(expression, place.module, evaluation.modules);
  if (resolved !== undefined) {
    const { target, rest } = resolved;
    if (target.kind === "external") {
      const value = evaluation.tellExternal(target.name);
      return value === undefined ? { kind: "class", of: { external: target.name } } : { kind: "json", value };
    }
    if (target.kind === "module") return undefined;
    let value = readBinding(evaluation, target.binding, target.name, { module: target.module }, depth);
    for (const name of rest) value = readMember(evaluation, value, name, depth);
    return value;
  }
  return expression.kind === "attribute"
    ? readMember(evaluation, evaluate(evaluation, expression.of, place, depth), expression.name, depth)
    : undefined;
}

function readBinding(
  evaluation: Evaluation,
  binding: PythonBinding,
  name: string,
  place: PythonPlace,
  depth: number,
): PythonValue {
  if (binding.kind === "class") {
    const found = evaluation.classes.find({ kind: "name", name }, place.module, place.within);
    return found && { kind: "class", of: found };
  }
  if (binding.kind !== "assignment" || binding.node.value === undefined) return undefined;
  return evaluate(evaluation, binding.node.value, place, depth + 1);
}

/** What stands behind a dot: a member of an enumeration, a constant of a class, the value of a member. */
function readMember(evaluation: Evaluation, value: PythonValue, name: string, depth: number): PythonValue {
  if (value?.kind === "member") {
    if (name === "value") return { kind: "json", value: value.value };
    return name === "name" ? { kind: "json", value: value.name } : undefined;
  }
  if (value?.kind !== "class" || !isDeclared(value.of)) return undefined;
  const { of } = value;
  const members = isEnum(evaluation, of) ? listMembers(evaluation, of) : [];
  if (name === "_member_names_" && members.length > 0) return { kind: "json", value: members.map((one) => one.name) };
  const member = members.find((one) => one.name === name);
  if (member !== undefined) return { kind: "member", of, ...member };
  for (const base of evaluation.classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const binding = evaluation.classes.scopeOf(base).get(name);
    if (binding !== undefined)
      return readBinding(evaluation, binding, name, { module: base.module, within: base }, depth);
  }
  return undefined;
}

function readCall(evaluation: Evaluation, call: PythonCall, place: PythonPlace, depth: number): PythonValue {
  const { arguments: given } = call;
  // What a generic class is made for says nothing of what is in it.
  const callee = call.callee.kind === "subscript" ? call.callee.of : call.callee;
  const toJson = (part: PythonExpression | undefined): JsonValue | undefined =>
    part && asJson(evaluate(evaluation, part, place, depth));
  const named = callee.kind === "name" ? callee.name : callee.kind === "attribute" ? callee.name : "";
  const [first] = given;
  if (callee.kind === "attribute") {
    const text = textMethods.has(named) ? toJson(callee.of) : undefined;
    if (typeof text === "string") {
      const value = textMethods.get(named)?.(text);
      if (given.length === 0 && value !== undefined) return { kind: "json", value };
    }
    if (named === "total_seconds") {
      const of = evaluate(evaluation, callee.of, place, depth);
      return of?.kind === "duration" ? { kind: "json", value: of.seconds } : undefined;
    }
  }
  const resolved = resolveDotted(callee, place.module, evaluation.modules);
  const external = resolved?.target.kind === "external" ? resolved.target.name : undefined;
  // What wraps a text to keep it out of sight, or to give it a kind.
  if (external !== undefined && /\.(?:SecretStr|Path|PurePath|Decimal)$/.test(external))
    return evaluate(evaluation, first?.value ?? { kind: "none" }, place, depth);
  if (external !== undefined && evaluation.isUnset === true) {
    if (/^os\.(?:getenv|environ\.get)$/.test(external)) {
      const preset = given.find(({ name }) => name === "default") ?? given.filter(({ name }) => name === undefined)[1];
      return evaluate(evaluation, preset?.value ?? { kind: "none" }, place, depth);
    }
    if (external === "os.path.expanduser") return evaluate(evaluation, first?.value ?? { kind: "none" }, place, depth);
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
    return evaluate(evaluation, first?.value ?? { kind: "none" }, place, depth);
  const value = readName(evaluation, callee, place, depth);
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
  const locals = bindParameters(evaluation, found, given, (part) => evaluate(evaluation, part, place, depth));
  return locals && evaluate(evaluation, found.node.result, { ...found.place, locals }, depth + 1);
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
        ? parameter.default && evaluate(evaluation, parameter.default, place, 1)
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
  const of = evaluate(evaluation, callee.of, place, depth);
  if (of?.kind !== "class" || !isDeclared(of.of)) return undefined;
  for (const base of evaluation.classes.linearize(of.of)) {
    if (!isDeclared(base)) continue;
    const binding = evaluation.classes.scopeOf(base).get(callee.name);
    const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
    if (node !== undefined) return { node, place: { module: base.module, within: base }, self: of.of };
  }
  return undefined;
}

function listMembers(evaluation: Evaluation, of: ClassRef): readonly EnumMember[] {
  const known = evaluation.members.get(of.node);
  if (known !== undefined) return known;
  evaluation.members.set(of.node, []);
  const found: EnumMember[] = [];
  const line = evaluation.classes.linearize(of);
  const namesItself = line.some(
    (base) => isDeclared(base) && evaluation.classes.scopeOf(base).has("_generate_next_value_"),
  );
  const isText = line.some((base) => !isDeclared(base) && base.external === "enum.StrEnum");
  for (const [name, binding] of evaluation.classes.scopeOf(of)) {
    if (binding.kind !== "assignment" || name.startsWith("_") || binding.node.value === undefined) continue;
    const { value } = binding.node;
    const isAuto = value.kind === "call" && value.callee.kind !== "call" && lastName(value.callee) === "auto";
    const told = isAuto
      ? namesItself
        ? name
        : isText
          ? name.toLowerCase()
          : found.length + 1
      : asJson(evaluate(evaluation, value, { module: of.module, within: of.outer }, 1));
    if (told !== undefined) found.push({ name, value: told });
  }
  evaluation.members.set(of.node, found);
  return found;
}

function isEnum(evaluation: Evaluation, of: ClassRef): boolean {
  let known = evaluation.enums.get(of.node);
  if (known === undefined) {
    known = evaluation.classes.linearize(of).some((base) => !isDeclared(base) && enumBases.has(base.external));
    evaluation.enums.set(of.node, known);
  }
  return known;
}

const enumBases: ReadonlySet<string> = new Set(["enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag"]);

function readNumber(text: string): PythonValue {
  const value = Number(text.replaceAll("_", ""));
  return Number.isFinite(value) ? { kind: "json", value } : undefined;
}

function toItems(
  items: readonly PythonExpression[],
  toJson: (part: PythonExpression) => JsonValue | undefined,
): readonly JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const item of items) {
    const value = toJson(item.kind === "spread" ? item.of : item);
    if (value === undefined) return undefined;
    if (item.kind !== "spread") values.push(value);
    else if (!isJsonArray(value)) return undefined;
    else for (const each of value) values.push(each);
    if (values.length > longest) return undefined;
  }
  return values;
}
