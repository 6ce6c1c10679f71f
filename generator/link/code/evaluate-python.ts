import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { PythonExpression } from "../../parse/python/python-document.ts";
import { callPython } from "./call-python.ts";
import { combine } from "./combine-values.ts";
import { isEnum, listMembers } from "./list-enum-members.ts";
import { isDeclared, type ClassRef } from "./python-classes.ts";
import type { Evaluation, EvaluatorParts, PythonEvaluator, PythonPlace } from "./python-evaluation.ts";
import { asJson, limit, longest, toObject, toText, type PythonValue } from "./python-value.ts";
import { readPythonName } from "./read-python-name.ts";
import { resolveDotted } from "./resolve-python.ts";

export type { PythonEvaluator, PythonPlace } from "./python-evaluation.ts";

/*
 * What expressions of literals, constants and a few functions that everybody knows come to. Nothing is run: what
 * would have to be is unknown, and whoever asked shows the expression itself.
 */

/** Expressions in expressions; what leads to itself ends there. */
const deepest = 40;
/** Expressions that are gone through for one that is asked for; who writes constants out needs fewer. */
const mostSteps = 100_000;

/** An evaluator of expressions in the modules. */
export function createPythonEvaluator(parts: EvaluatorParts): PythonEvaluator {
  const evaluation: Evaluation = {
    ...parts,
    members: new Map(),
    enums: new Map(),
    stepsLeft: 0,
    isAsked: false,
    evaluate: (expression, place, depth) => evaluate(evaluation, expression, place, depth),
  };
  const ask = <Told>(tell: () => Told): Told => {
    // What makes an object asks for its parts on the way.
    if (evaluation.isAsked) return tell();
    Object.assign(evaluation, { stepsLeft: mostSteps, isAsked: true });
    try {
      return tell();
    } finally {
      evaluation.isAsked = false;
    }
  };
  return {
    evaluate: (expression, place) => ask(() => evaluate(evaluation, expression, place, 0)),
    listMembers: (of) => ask(() => listMembers(evaluation, of)),
    isEnum: (of) => isEnum(evaluation, of),
  };
}

function evaluate(
  evaluation: Evaluation,
  expression: PythonExpression,
  place: PythonPlace,
  depth: number,
): PythonValue {
  evaluation.stepsLeft -= 1;
  if (depth > deepest || evaluation.stepsLeft < 0) return undefined;
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
      return readPythonName(evaluation, expression, place, inner);
    case "call":
      return callPython(evaluation, expression, place, inner);
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
