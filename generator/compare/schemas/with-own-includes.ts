import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import { limitKinds, toTightest } from "../../json-schema/limit-kinds.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { toFreeRecord } from "./as-records.ts";
import { describeType } from "./describe-type.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";
import { withoutWords } from "./without-words.ts";

/**
 * Two forms of a record of a JSON Schema, each with what records say besides their fields that it alone takes in: how many fields
 * there are, whether there may be others, under which conditions. What both take in is told where that is declared.
 */
export function withOwnIncludes(
  both: SchemasOfBoth,
  was: RecordSchema,
  is: RecordSchema,
): readonly [was: RecordSchema, is: RecordSchema] {
  if (is.language !== "other") return [was, is];
  const before = listIncluded(was, both.before);
  const after = listIncluded(is, both.after);
  const [names, namesNow] = [new Set([...before.keys()].map((name) => nowNamed(both, name))), new Set(after.keys())];
  const gone = [...before.values()].filter(({ fullName }) => !namesNow.has(nowNamed(both, fullName)));
  const come = [...after.values()].filter(({ fullName }) => !names.has(fullName));
  return [withRules(was, gone), withRules(is, come)];
}

/** What a record takes in, and what that does, as records, by name. */
function listIncluded(
  record: RecordSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): ReadonlyMap<string, RecordSchema> {
  const found = new Map<string, RecordSchema>();
  const visit = ({ includes }: RecordSchema): void => {
    for (const name of includes) {
      const included = toRecord(schemas.get(name));
      if (included === undefined || found.has(name)) continue;
      found.set(name, included);
      visit(included);
    }
  };
  visit(record);
  return found;
}

/** A schema as a record; one of values by any names has no fields, nor has a choice of others. */
function toRecord(schema: NamedSchema | undefined): RecordSchema | undefined {
  if (schema?.kind !== "typeref") return schema?.kind === "record" ? schema : undefined;
  const { target } = schema;
  if (target.kind === "map") return toFreeRecord(schema, target);
  const names = target.kind === "union" ? target.members.map(({ type }) => describeType(type)) : [];
  const { target: _, annotations, ...named } = schema;
  return {
    ...{ ...named, kind: "record", fields: [], includes: [], includesAfter: false, isError: false },
    annotations: names.length === 0 ? {} : { [isJsonArray(annotations["oneOf"]) ? "oneOf" : "anyOf"]: names },
  };
}

function withRules(record: RecordSchema, included: readonly RecordSchema[]): RecordSchema {
  if (included.length === 0) return record;
  const annotations = included.reduce((rules, other) => joinRules(rules, other.annotations), record.annotations);
  return { ...record, annotations, fields: record.fields.map((field) => withFieldRules(field, included)) };
}

/** A field that is declared beside what a record takes in goes by what is said of it there as well, where that is of its type. */
function withFieldRules(field: Field, included: readonly RecordSchema[]): Field {
  const annotations = included.reduce((rules, { fullName, fields }) => {
    const other = fields.find(({ name }) => name === field.name);
    const isSaidThere = other === undefined || field.includedFrom === (other.includedFrom ?? fullName);
    return isSaidThere || describeType(other.type) !== describeType(field.type)
      ? rules
      : joinRules(rules, other.annotations);
  }, field.annotations);
  if (printSorted(annotations) === printSorted(field.annotations)) return field;
  // It says more here than where it is declared.
  const { includedFrom: _, ...own } = field;
  return { ...own, annotations };
}

/** What both say of one value; where that can't be said by one keyword, what is said first. */
function joinRules(rules: JsonObject, more: JsonObject): JsonObject {
  const joined = Object.entries(withoutWords(more)).map(([key, value]): readonly [string, JsonValue] => {
    const known = rules[key];
    return [key, known === undefined ? value : joinRule(key, known, value)];
  });
  return { ...rules, ...Object.fromEntries(joined) };
}

function joinRule(key: string, one: JsonValue, other: JsonValue): JsonValue {
  const limit = limitKinds.get(key);
  if (limit !== undefined && isNumber(one) && isNumber(other)) return toTightest(limit, one, other);
  if (key === "additionalProperties" && other === false) return other;
  if (!lists.has(key) || !isJsonArray(one) || !isJsonArray(other)) return one;
  return [...new Map([...one, ...other].map((each) => [printSorted(each), each])).values()];
}

/** Keywords of which each item holds by itself. */
const lists: ReadonlySet<string> = new Set(["conditions", "dependentRequired", "required"]);
