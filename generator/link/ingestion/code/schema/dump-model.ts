import type { JsonObject, JsonValue } from "../../../../catalogue/json.ts";
import type { PythonEvaluator } from "../../../code/evaluate-python.ts";
import { asJson } from "../../../code/python-value.ts";
import type { ClassRef } from "../../../code/python-classes.ts";
import { callFactory } from "./call-factory.ts";
import { describeExpression } from "./describe-expression.ts";
import { maskSecret } from "./mask-secret.ts";
import type { ModelField, PydanticModels } from "../models/pydantic-fields.ts";

/** So much of a default can be shown anywhere; models in models could hold any amount. */
const mostValues = 5000;

/** Models in models in models. */
const deepest = 50;

/** Writes models out. */
export type DumpModel = (of: ClassRef, given: ReadonlyMap<string, JsonValue>) => JsonObject | undefined;

/**
 * A model made with some values given, as Pydantic writes it out: every field that is documented, nested ones too. What only
 * running the code would tell stands as its expression. Undefined for a class that is no model, for a model
 * that would be made of itself, and for one that holds more than anybody reads.
 */
export function createModelDumper(models: PydanticModels, tell: () => PythonEvaluator): DumpModel {
  const known = new Map<ClassRef["node"], JsonObject | undefined>();
  const sizes = new WeakMap<object, number>();

  function measure(value: JsonValue): number {
    if (typeof value !== "object" || value === null) return 1;
    return sizes.get(value) ?? Object.values(value).reduce((sum: number, part: JsonValue) => sum + measure(part), 1);
  }

  function dump(of: ClassRef, given: ReadonlyMap<string, JsonValue>): JsonObject | undefined {
    if (!models.isModel(of)) return undefined;
    let size = 0;
    const made: [string, JsonValue][] = [];
    for (const field of models.listFields(of)) {
      // What authors keep out of the docs is told where they set it themselves.
      if (field.isHidden && !given.has(field.name)) continue;
      const value = given.get(field.name) ?? readDefault(field, models, tell());
      size += measure(value);
      if (size > mostValues) return undefined;
      made.push([field.name, value]);
    }
    const result = Object.fromEntries(made);
    sizes.set(result, size);
    return result;
  }

  const open = new Set<ClassRef["node"]>();
  return (of, given) => {
    // A model that is made of itself has no end.
    if (open.has(of.node) || open.size > deepest) return undefined;
    if (given.size === 0 && known.has(of.node)) return known.get(of.node);
    open.add(of.node);
    const result = dump(of, given);
    open.delete(of.node);
    if (given.size === 0) known.set(of.node, result);
    return result;
  };
}

function readDefault(field: ModelField, models: PydanticModels, evaluator: PythonEvaluator): JsonValue {
  const { default: written, factory, owner, span } = field;
  const expression = written ?? (factory && callFactory(factory, span));
  if (expression === undefined) return null;
  const value = evaluator.evaluate(expression, { module: owner.module, within: owner });
  const told = printDuration(value, models.version) ?? asJson(value);
  return told === undefined ? describeExpression(expression) : maskSecret(told, field);
}

/** A span of time as the two versions write it; undefined for anything else. */
export function printDuration(
  value: ReturnType<PythonEvaluator["evaluate"]>,
  version: PydanticModels["version"],
): JsonValue | undefined {
  if (value?.kind !== "duration") return undefined;
  return version === 1 ? value.seconds : toIsoDuration(value.seconds);
}

function toIsoDuration(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const time = `${hours > 0 ? `${hours}H` : ""}${minutes > 0 ? `${minutes}M` : ""}${rest > 0 ? `${rest}S` : ""}`;
  if (time === "") return days > 0 ? `P${days}D` : "PT0S";
  return `P${days > 0 ? `${days}D` : ""}T${time}`;
}
