import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { areLimitsApart } from "./are-limits-apart.ts";
import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/** Properties and items are looked into so deep; what differs only below that is taken to fit one value. */
const deepest = 4;

/**
 * Whether no value that is made by one of two schemas is let through by the other one, for all that they say. Objects are taken to have
 * no properties but those that are named, as senders make them.
 */
export function isRefused(made: JsonObject, schema: JsonObject, payloads: Payloads, depth = 0): boolean {
  const [a, b] = [shapeOf(made, payloads), shapeOf(schema, payloads)];
  const isApart = (left: JsonObject, right: JsonObject): boolean =>
    depth < deepest && isRefused(left, right, payloads, depth + 1);
  if (a.variants?.every((each) => isApart(each, schema)) === true) return true;
  if (b.variants?.every((each) => isApart(made, each)) === true) return true;
  if (a.values !== undefined && b.values !== undefined && haveNoneInCommon(a.values, b.values)) return true;
  const types = keepCommon(typesOf(a), typesOf(b));
  return types !== undefined && [...types].every((type) => isTypeRefused(type, a, b, isApart));
}

type IsApart = (made: JsonObject, schema: JsonObject) => boolean;

/** The same of the values that are of one type. */
function isTypeRefused(type: string, made: ValueShape, shape: ValueShape, isApart: IsApart): boolean {
  switch (type) {
    case "integer":
    case "number":
    case "string":
      return areLimitsApart(limitsOf(made), limitsOf(shape));
    case "array":
      return areLimitsApart(limitsOf(made), limitsOf(shape)) || haveOtherItems(made, shape, isApart);
    case "object":
      return (
        areLimitsApart(limitsOf(made), limitsOf(shape)) ||
        haveOtherProperties(made, shape, isApart) ||
        !letsObjectsIn(shape, made, isApart)
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

/** Whether there has to be a property, which can't be both. */
function haveOtherProperties(one: ValueShape, other: ValueShape, isApart: IsApart): boolean {
  return [...one.required.keys(), ...other.required.keys()].some((name) => {
    const [own, others] = [one.properties.get(name) ?? [], other.properties.get(name) ?? []];
    return own.some(({ schema }) => others.some((each) => isApart(schema, each.schema)));
  });
}

/** Whether objects that are made by one schema have all that this one needs, and nothing that they have to have is refused by it. */
function letsObjectsIn(shape: ValueShape, made: ValueShape, isApart: IsApart): boolean {
  return (
    [...shape.required.keys()].every((name) => isKnown(name, shape, made, isApart)) &&
    [...made.required.keys()].every(
      (name) => shape.additional === true || isNamed(name, shape) || mayBeOther(name, made, shape, isApart),
    )
  );
}

/** Whether those who make objects by a schema know of a property of another one. */
function isKnown(name: string, of: ValueShape, shape: ValueShape, isApart: IsApart): boolean {
  if (isNamed(name, shape)) return true;
  // What names no property says nothing of which there are.
  return shape.additional === true ? shape.properties.size === 0 : mayBeOther(name, of, shape, isApart);
}

function isNamed(name: string, { properties, required, others }: ValueShape): boolean {
  return properties.has(name) || required.has(name) || others.has("patternProperties");
}

/** Whether a schema says of properties without a name what another one says of this one. */
function mayBeOther(name: string, of: ValueShape, { additional }: ValueShape, isApart: IsApart): boolean {
  if (typeof additional !== "object") return additional;
  return of.properties.get(name)?.every(({ schema }) => !isApart(schema, additional)) ?? true;
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
  const named = new Set(one.map(printSorted));
  return !other.some((value) => named.has(printSorted(value)));
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
