import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field, TypeExpression } from "../../catalogue/schema.ts";
import { readLiterals } from "../endpoints/read-literals.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two forms of a property of a JSON Schema, of which one lists texts in a pattern (`^(red|blue)$`) and the other one as values: it is of
 * these values where they are the same, and so are items of a list.
 */
export function withTextsListed(both: SchemasOfBoth, was: Field, is: Field): readonly [was: Field, is: Field] {
  return [listTexts(was, is, both.after), listTexts(is, was, both.before)];
}

function listTexts(field: Field, other: Field, schemas: SchemasOfBoth["after"]): Field {
  const { type, annotations } = field;
  if (type.kind !== "array" || other.type.kind !== "array") {
    return isListOf(type, annotations, other.type, schemas)
      ? { ...field, type: other.type, annotations: without(annotations, "pattern") }
      : field;
  }
  const { items } = annotations;
  if (!isJsonObject(items) || !isListOf(type.items, items, other.type.items, schemas)) return field;
  const left = without(items, "pattern");
  const rest = without(annotations, "items");
  return {
    ...field,
    type: { ...type, items: other.type.items },
    annotations: Object.keys(left).length === 0 ? rest : { ...rest, items: left },
  };
}

/** Whether a text with a pattern is one of the values of an enum, and any of them. */
function isListOf(
  text: TypeExpression,
  { pattern }: JsonObject,
  other: TypeExpression,
  schemas: SchemasOfBoth["after"],
): boolean {
  const listed = other.kind === "reference" ? schemas.get(other.name) : undefined;
  if (text.kind !== "primitive" || text.name !== "string" || listed?.kind !== "enum") return false;
  // A format lets fewer of them through.
  if (text.annotations?.["format"] !== undefined) return false;
  const texts = new Set(typeof pattern === "string" ? readLiterals(pattern) : []);
  return texts.size === listed.symbols.length && listed.symbols.every(({ name }) => texts.has(name));
}

function without(annotations: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest }: Readonly<Record<string, JsonValue>> = annotations;
  return rest;
}
