import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { isFact } from "./describe-schema.ts";
import type { SchemaNames } from "./name-schemas.ts";
import { itemsOf, jsonOf, keysOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/** Whether a value has fields: it has properties of its own, those of several others, or of one in several variants. */
export interface RecordTest {
  (schema: LocatedObject, names: SchemaNames): boolean;
  /**
   * Whether a definition has the fields of the one record that it takes in, under a name of its own: it says itself that it is an
   * object. Where a value stands in place, the same says of what type it is.
   */
  readonly isHeir: (definition: LocatedObject, names: SchemaNames) => boolean;
}

/** So many references may lead to one another before nobody follows them. */
const mostSteps = 50;

/** Makes the test, which looks at each schema once, however many refer to it. */
export function createRecordTest(): RecordTest {
  const known = new Map<LocatedObject, boolean>();
  const test = (schema: LocatedObject, names: SchemaNames): boolean => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    // What leads back to itself has no fields by that.
    known.set(schema, false);
    const hasFields = judge(schema, (part) => mayHaveFields(part, names));
    known.set(schema, hasFields);
    return hasFields;
  };
  /** What stands in another file most likely has. */
  const mayHaveFields = (schema: LocatedObject, names: SchemaNames, steps = mostSteps): boolean => {
    const reference = textOf(schema, "$ref");
    if (test(schema, names)) return true;
    if (steps === 0) return false;
    if (reference === undefined) {
      const taken = onlyPartOf(schema);
      return taken !== undefined && mayHaveFields(taken, names, steps - 1);
    }
    const inside = names.findInside(reference);
    const target = toObject(inside?.schema);
    return inside === undefined || target === undefined || mayHaveFields(target, inside.names, steps - 1);
  };
  const isHeir: RecordTest["isHeir"] = (definition, names) => {
    if (textOf(definition, "type") !== "object") return false;
    const taken = onlyPartOf(definition);
    return taken !== undefined && textOf(taken, "$ref") !== undefined && mayHaveFields(taken, names);
  };
  return Object.assign(test, { isHeir });
}

/** What is taken in where that is one schema alone. */
function onlyPartOf(schema: LocatedObject): LocatedObject | undefined {
  const [only, ...others] = partsOf(schema);
  return only === undefined || others.length > 0 ? undefined : toObject(only);
}

function judge(schema: LocatedObject, hasFields: (part: LocatedObject) => boolean): boolean {
  if (!mayBeObject(schema)) return false;
  const properties = toObject(valueOf(schema, "properties"));
  const isReference = textOf(schema, "$ref") !== undefined;
  // Some write down that a map has no properties.
  if (properties !== undefined && (properties.entries.size > 0 || !isReference))
    return properties.entries.size > 0 || toObject(valueOf(schema, "additionalProperties")) === undefined;
  const taken = partsOf(schema).flatMap((part) => toObject(part) ?? []);
  const variants = variantsOf(schema);
  const count = taken.length + (isReference ? 1 : 0);
  // Of what is taken in, fields may be required here alone, or hang together in another way.
  const isNarrowed = textsOf(schema, "required").length > 0 || hasConditions(schema);
  if (count > 1 || (count === 1 && (isNarrowed || variants.some(hasFields))))
    // By itself it has been looked at.
    return (
      taken.some((part) => hasFields(part) || variantsOf(part).some(hasFields)) ||
      (isReference && hasFields(toBare(schema)))
    );
  // Some close what has no fields but those of its variants.
  if (isReference || !isClosed(schema) || variants.some(hasFields)) return false;
  return textOf(schema, "type") === "object" || isBare(schema);
}

/** Whether it says of fields that are declared elsewhere when they may be there. */
function hasConditions(schema: LocatedObject): boolean {
  const denied = toObject(valueOf(schema, "not"));
  const isOfFields = denied !== undefined && ["required", "properties"].some((key) => denied.entries.has(key));
  return (
    isOfFields || ["if", "dependentRequired", "dependentSchemas", "dependencies"].some((key) => schema.entries.has(key))
  );
}

function variantsOf(schema: LocatedObject): readonly LocatedObject[] {
  return [...itemsOf(schema, "oneOf"), ...itemsOf(schema, "anyOf")].flatMap((each) => toObject(each) ?? []);
}

/** The reference of a schema without what stands beside it. */
function toBare(schema: LocatedObject): LocatedObject {
  return { ...schema, entries: new Map([...schema.entries].filter(([key]) => key === "$ref")) };
}

/** Whether its type says nothing else. */
function mayBeObject(schema: LocatedObject): boolean {
  const type = valueOf(schema, "type");
  return type === undefined || textOf(schema, "type") === "object" || textsOf(schema, "type").includes("object");
}

/** What a schema takes in that says of what type a value is; others only say more about it. */
export function partsOf(schema: LocatedObject): readonly LocatedJson[] {
  const isSaid = (key: string): boolean => key === "not" || isFact(key);
  const parts = itemsOf(schema, "allOf").filter((part) => !(part.kind === "object" && keysOf(part).every(isSaid)));
  // That it is an object is said by most others as well.
  const telling = parts.filter((part) => !isPlainObject(part));
  return telling.length === 0 ? parts : telling;
}

function isPlainObject(part: LocatedJson): boolean {
  const node = toObject(part);
  return (
    node !== undefined &&
    textOf(node, "type") === "object" &&
    keysOf(node).every((key) => key === "type" || isFact(key))
  );
}

/** Whether nothing else is said of an object, as of the first of several variants that each have a property. */
function isBare(schema: LocatedObject): boolean {
  return keysOf(schema).every((key) => key === "additionalProperties" || isFact(key));
}

/** An object that may hold nothing. */
function isClosed(schema: LocatedObject): boolean {
  return jsonOf(schema, "additionalProperties") === false && valueOf(schema, "patternProperties") === undefined;
}
