import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { type Assumptions, createAssumptions } from "./create-assumptions.ts";
import { describeType } from "./describe-type.ts";
import { nameInText, nowNamed, type SchemasOfBoth } from "./schema-pair.ts";
import { withoutOtherTypes } from "./without-other-types.ts";
import { withoutWords } from "./without-words.ts";

/**
 * Whether what two names stand for lets through the very same values, as far as that is told in the schemas themselves and in those that they
 * name in turn. In data that JSON Schemas describe no name stands, so that it doesn't matter by which one a schema is referred to.
 */
export function isSameShape(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): boolean {
  return was.kind === "reference" && is.kind === "reference" && areSame(both, was.name, is.name);
}

/** Whether two texts say the same but for names of which each stands for what the other one does. */
export function isSameText(both: SchemasOfBoth, was: string, is: string): boolean {
  if (was === is) return true;
  if (was.replaceAll(nameInText, "") !== is.replaceAll(nameInText, "")) return false;
  const [old, now] = [was.match(nameInText) ?? [], is.match(nameInText) ?? []];
  return old.length === now.length && old.every((name, index) => isSameName(both, name, now[index] ?? ""));
}

function isSameName(both: SchemasOfBoth, was: string, is: string): boolean {
  // What a name that has stayed stands for is told where it is declared.
  return nowNamed(both, was) === is || areSame(both, was, is);
}

/** Keywords whose texts name types. */
export const namesTypes: ReadonlySet<string> = new Set(["type", "$ref"]);

/** Names in names that lead further than that are taken for others. */
const deepest = 200;
/** Where so many pairs were looked into, others are followed less far. */
const most = 20_000;
const deepestOfMany = 10;

interface Known extends Assumptions {
  depth: number;
  count: number;
}

/** What was found out of pairs of names. */
const knownOfModels = new WeakMap<SchemasOfBoth, Known>();

function areSame(both: SchemasOfBoth, was: string, is: string): boolean {
  const [old, now] = [both.before.get(was), both.after.get(is)];
  if (old === undefined || now === undefined || now.language !== "other" || old.kind !== now.kind) return false;
  const known = knownOfModels.get(both) ?? { ...createAssumptions(), depth: 0, count: 0 };
  knownOfModels.set(both, known);
  // Types that hold each other are the same where nothing else in them differs.
  return known.assume(`${was} ${is}`, () => {
    known.depth += 1;
    known.count += 1;
    const isNear = known.depth < (known.count < most ? deepest : deepestOfMany);
    const isFound = isNear && haveSameParts(both, old, now) && isSameSaid(both, toRules(old), toRules(now));
    known.depth -= 1;
    return isFound;
  });
}

function haveSameParts(both: SchemasOfBoth, old: NamedSchema, now: NamedSchema): boolean {
  const isSameType = (was: TypeExpression, is: TypeExpression): boolean =>
    isSameText(both, describeType(was), describeType(is));
  if (old.kind === "record" && now.kind === "record") {
    return (
      old.fields.length === now.fields.length &&
      old.fields.every((field, index) => {
        const other = now.fields[index];
        if (other === undefined || field.name !== other.name || field.optional !== other.optional) return false;
        return (
          printSorted(field.default ?? null) === printSorted(other.default ?? null) &&
          isSameType(field.type, other.type)
        );
      })
    );
  }
  if (old.kind === "typeref" && now.kind === "typeref") return isSameType(old.target, now.target);
  if (old.kind === "fixed" && now.kind === "fixed") return old.size === now.size;
  const [symbols, others] = [old, now].map((schema) => (schema.kind === "enum" ? schema.symbols : []));
  return symbols?.map(({ name }) => name).join("\n") === others?.map(({ name }) => name).join("\n");
}

/** What a schema and its fields say of values. */
function toRules(schema: NamedSchema): JsonValue {
  const fields = schema.kind === "record" ? schema.fields : [];
  return [schema, ...fields].map(({ annotations }) => withoutOtherTypes(withoutWords(annotations)));
}

/** Whether rules say the same, where the texts that name types may name others that are the same. */
function isSameSaid(both: SchemasOfBoth, was: JsonValue, is: JsonValue, areTypes = false): boolean {
  if (typeof was === "string" && typeof is === "string") return was === is || (areTypes && isSameText(both, was, is));
  if (isJsonArray(was) && isJsonArray(is))
    return was.length === is.length && was.every((each, index) => isSameSaid(both, each, is[index] ?? null, areTypes));
  if (!isJsonObject(was) || !isJsonObject(is)) return printSorted(was) === printSorted(is);
  const keys = Object.keys(was);
  return (
    keys.length === Object.keys(is).length &&
    keys.every((key) => {
      const [old, now] = [was[key], is[key]];
      const isNaming = key === "patternProperties" || namesTypes.has(key) || (areTypes && typeof old === "string");
      return old !== undefined && now !== undefined && isSameSaid(both, old, now, isNaming);
    })
  );
}
