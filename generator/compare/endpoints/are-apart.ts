import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import { areLimitsApart } from "./are-limits-apart.ts";
import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/** Properties and items are looked into so deep; what differs only below that is taken to fit one value. */
const deepest = 4;

/**
 * Whether no value fits both of two schemas, for all that they say. Objects are taken to have no properties but those that are named,
 * as senders make them: one that needs a property which the other one doesn't know is apart from it.
 */
export function areApart(one: JsonObject, other: JsonObject, payloads: Payloads, depth = 0): boolean {
  const [a, b] = [shapeOf(one, payloads), shapeOf(other, payloads)];
  const isApart = (left: JsonObject, right: JsonObject): boolean =>
    depth < deepest && areApart(left, right, payloads, depth + 1);
  if (depth < deepest) {
    if (a.variants?.every((each) => areApart(each, other, payloads, depth + 1)) === true) return true;
    if (b.variants?.every((each) => areApart(one, each, payloads, depth + 1)) === true) return true;
  }
  if (a.values !== undefined && b.values !== undefined && haveNoneInCommon(a.values, b.values)) return true;
  const types = keepCommon(typesOf(a), typesOf(b));
  return types !== undefined && [...types].every((type) => areApartAs(type, a, b, isApart));
}

type IsApart = (one: JsonObject, other: JsonObject) => boolean;

/** The same of the values that are of one type. */
function areApartAs(type: string, one: ValueShape, other: ValueShape, isApart: IsApart): boolean {
  switch (type) {
    case "integer":
    case "number":
    case "string":
      return areLimitsApart(limitsOf(one), limitsOf(other));
    case "array":
      return areLimitsApart(limitsOf(one), limitsOf(other)) || haveOtherItems(one, other, isApart);
    case "object":
      return (
        areLimitsApart(limitsOf(one), limitsOf(other)) ||
        needsMore(one, other, isApart) ||
        needsMore(other, one, isApart)
      );
    default:
      return false;
  }
}

/** Whether there has to be an item, which can't be both. */
function haveOtherItems(one: ValueShape, other: ValueShape, isApart: IsApart): boolean {
  const isFilled = [one, other].some(({ limits }) => (limits.get("minItems") ?? 0) > 0);
  const [first, second] = [one, other].map(({ places, items }) => places[0] ?? items);
  return isFilled && first !== undefined && second !== undefined && isApart(first, second);
}

/** Whether one object has to have a property that isn't the other's, or is something else there. */
function needsMore(one: ValueShape, other: ValueShape, isApart: IsApart): boolean {
  return [...one.required.keys()].some((name) => {
    const [own, others] = [one.properties.get(name), other.properties.get(name)];
    if (others === undefined) {
      if (other.required.has(name) || other.others.has("patternProperties")) return false;
      if (typeof other.additional === "object")
        return own?.some(({ schema }) => isApart(schema, other.additional as JsonObject)) ?? false;
      // What names no property says nothing of which there are.
      return !other.additional || other.properties.size > 0;
    }
    return own?.some(({ schema }) => others.some((each) => isApart(schema, each.schema))) ?? false;
  });
}

/** What names properties is an object, whether that is said or not. */
function typesOf({ types, properties }: ValueShape): ReadonlySet<string> | undefined {
  return types ?? (properties.size > 0 ? new Set(["object"]) : undefined);
}

/** Types of values that both have; undefined where nothing is said of either. */
function keepCommon(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const allows = (types: ReadonlySet<string>, type: string): boolean =>
    types.has(type) || (type === "integer" && types.has("number"));
  return new Set([
    ...[...one].filter((type) => allows(other, type)),
    ...[...other].filter((type) => allows(one, type)),
  ]);
}

function haveNoneInCommon(one: readonly JsonValue[], other: readonly JsonValue[]): boolean {
  const named = new Set(one.map(toKey));
  return !other.some((value) => named.has(toKey(value)));
}

function limitsOf({ types, limits, format, pattern }: ValueShape): JsonObject {
  return {
    ...Object.fromEntries(limits),
    // What formats say of numbers is how they are kept.
    ...(format !== undefined && types?.has("string") === true && { format }),
    ...(pattern !== undefined && { pattern }),
  };
}

/** Alternatives are held against each other, so that each is asked for many times. */
const known = new WeakMap<Payloads, WeakMap<JsonObject, ValueShape>>();

function shapeOf(schema: JsonObject, payloads: Payloads): ValueShape {
  const shapes = known.get(payloads) ?? new WeakMap<JsonObject, ValueShape>();
  known.set(payloads, shapes);
  const shape = shapes.get(schema) ?? shapeValue(peelSchema(schema), payloads);
  shapes.set(schema, shape);
  return shape;
}

function toKey(value: JsonValue): string {
  return printJson(value, 0, { sortKeys: true });
}
