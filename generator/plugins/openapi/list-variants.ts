import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainPart, Word } from "../plugin.ts";
import { asList, asObject, asText, findPointer, nameOfSchema } from "./api-document.ts";
import type { ApiView } from "./describe-schema.ts";

/** How readers tell which of several schemas a value has: by one of its fields. */
export interface Variants {
  readonly field: string;
  /** What the field holds, and the schema that it means. */
  readonly rows: readonly { readonly value: string; readonly schema: Word }[];
}

/**
 * The variants that a `discriminator` tells apart; undefined where there is none. Without a word about a schema, its name is
 * what the field holds. A mapping names schemas by reference, or by their names alone.
 */
export function listVariants(node: JsonObject, view: ApiView): Variants | undefined {
  const discriminator = asObject(node["discriminator"]);
  const field = asText(discriminator?.["propertyName"]);
  if (discriminator === undefined || field === undefined) return undefined;
  const mapping = Object.entries(asObject(discriminator["mapping"]) ?? {}).flatMap(([value, meant]) => {
    const target = asText(meant);
    return target === undefined ? [] : [[value, toReference(target, view)] as const];
  });
  const mapped = new Set(mapping.map(([, reference]) => reference));
  const alternatives = [...asList(node["oneOf"]), ...asList(node["anyOf"])].flatMap((part) => {
    const reference = asText(asObject(part)?.["$ref"]);
    return reference === undefined || mapped.has(reference) ? [] : [[nameOfSchema(reference), reference] as const];
  });
  const rows = [...mapping, ...alternatives].flatMap(([value, reference]) =>
    value === undefined ? [] : [{ value, schema: toWord(reference, view) }],
  );
  return rows.length === 0 ? undefined : { field, rows };
}

/** The variants as a table. */
export function tabulateVariants({ field, rows }: Variants): PlainPart {
  const cells = rows.map(({ value, schema }) => [[{ text: value, code: true as const }], [schema]]);
  return { kind: "table", columns: [field, "Schema"], rows: cells };
}

function toReference(target: string, { document }: ApiView): string {
  const byName = `#/components/schemas/${target}`;
  return !target.includes("/") && findPointer(document, byName) !== undefined ? byName : target;
}

function toWord(reference: string, view: ApiView): Word {
  const name = nameOfSchema(reference);
  const isThere = name !== undefined && findPointer(view.document, reference) !== undefined;
  return isThere
    ? { text: view.schemaLabel(name), code: true, to: `page:${view.schemaPath(name)}` }
    : { text: reference, code: true };
}
