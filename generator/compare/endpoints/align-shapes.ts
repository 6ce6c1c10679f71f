import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { readLiterals } from "./read-literals.ts";
import type { ValueShape } from "./value-shape.ts";

/** Two shapes, of which one says in other words what the other one says by values or types, by these as well. */
export function alignShapes(was: ValueShape, is: ValueShape): readonly [ValueShape, ValueShape] {
  return [align(was, is), align(is, was)];
}

function align(shape: ValueShape, other: ValueShape): ValueShape {
  return nameTypes(nameValues(shape, other), other);
}

/** Texts of a pattern that lists them (`^(a|b)$`), where the other one names values. */
function nameValues(shape: ValueShape, other: ValueShape): ValueShape {
  const isText = shape.types?.size === 1 && shape.types.has("string");
  if (!isText || shape.values !== undefined || other.values === undefined) return shape;
  const values = shape.pattern === undefined ? undefined : readLiterals(shape.pattern);
  return values === undefined ? shape : { ...shape, values, pattern: undefined };
}

const all = ["object", "array", "string", "number", "boolean", "null"];

/** The types that are left where some are denied (`not` of `null`), where the other one names types. */
function nameTypes(shape: ValueShape, other: ValueShape): ValueShape {
  const [rule, ...more] = shape.others.get("not") ?? [];
  const denied = rule?.value;
  if (shape.types !== undefined || other.types === undefined || other.isTypedByValues === true) return shape;
  if (denied === undefined || more.length > 0 || !isJsonObject(denied) || Object.keys(denied).length > 1) return shape;
  const names = new Set(listWords(isJsonArray(denied["type"]) ? denied["type"] : [denied["type"] ?? ""]));
  // That a number may not be whole no type says.
  if (names.size === 0 || ![...names].every((name) => all.includes(name))) return shape;
  const others = new Map(shape.others);
  others.delete("not");
  return { ...shape, types: new Set(all.filter((type) => !names.has(type))), others };
}
