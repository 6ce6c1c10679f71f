import type { LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import { itemsOf, referenceOf, textOf, textsOf, toObject, valueOf } from "../schema-node.ts";

/** The types of JSON Schema that a value may have; `integer` stands beside `number`, which holds others. */
export type Types = ReadonlySet<string>;

/** What a reference leads to, where that is in the same file. */
export type Lookup = (reference: string) => LocatedJson | undefined;

const all: Types = new Set(["null", "boolean", "integer", "number", "string", "array", "object"]);

/** Schemas within schemas are followed so far. */
const deepest = 8;

/** So many of them are looked at for one question: each of a chain may name the next one twice. */
const most = 200;

/** Of which types the values are that a schema lets through, by all that it says; undefined where it leaves that open. */
export function listTypes(schema: LocatedObject, lookup: Lookup): Types | undefined {
  let count = 0;
  const visit = (value: LocatedJson | undefined, depth: number): Types | undefined => {
    const node = toObject(value);
    count += 1;
    if (node === undefined || depth > deepest || count > most) return undefined;
    const reference = referenceOf(node);
    const choices = (["oneOf", "anyOf"] as const).map((keyword) => {
      const alternatives = itemsOf(node, keyword).map((each) => visit(each, depth + 1));
      if (alternatives.length === 0 || alternatives.includes(undefined)) return undefined;
      return new Set(alternatives.flatMap((each) => [...(each ?? [])]));
    });
    return meetAll([
      ownTypes(node),
      ...choices,
      ...itemsOf(node, "allOf").map((part) => visit(part, depth + 1)),
      reference === undefined ? undefined : visit(lookup(reference), depth + 1),
    ]);
  };
  return visit(schema, 0);
}

/** Of which types values are by what a schema says of them itself. */
function ownTypes(schema: LocatedObject): Types | undefined {
  return meetAll([typesSaid(schema), typesOfValues(schema)]);
}

function typesSaid(schema: LocatedObject): Types | undefined {
  const types = [textOf(schema, "type") ?? textsOf(schema, "type")].flat();
  if (types.length === 0 || types.some((type) => !all.has(type))) return undefined;
  const isNullable = toScalar(valueOf(schema, "nullable")) === true;
  return new Set([
    ...types.flatMap((type) => (type === "number" ? ["number", "integer"] : [type])),
    ...(isNullable ? ["null"] : []),
  ]);
}

function typesOfValues(schema: LocatedObject): Types | undefined {
  const fixed = valueOf(schema, "const");
  const values = fixed === undefined ? itemsOf(schema, "enum") : [fixed];
  return values.length === 0 ? undefined : new Set(values.flatMap(typesOf));
}

/** The types of a value that is written out: a whole number is of two. */
export function typesOf(value: LocatedJson): readonly string[] {
  if (value.kind !== "scalar") return [value.kind];
  if (value.value === null) return ["null"];
  if (typeof value.value === "string" || typeof value.value === "boolean") return [typeof value.value];
  return Number.isInteger(Number(value.value)) ? ["integer", "number"] : ["number"];
}

function toScalar(value: LocatedJson | undefined): unknown {
  return value?.kind === "scalar" ? value.value : undefined;
}

/** What all of several sets hold, of those that are known. */
function meetAll(sets: readonly (Types | undefined)[]): Types | undefined {
  const known = sets.filter((each) => each !== undefined);
  const [first, ...others] = known;
  return first && new Set([...first].filter((type) => others.every((each) => each.has(type))));
}
