import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/**
 * Where names stand in what JSON Schemas say besides types, as in `contains`, by these names: a definition that only such a place leads
 * to is used by nothing else.
 */
export function listMentions(schemas: Iterable<NamedSchema>): ReadonlyMap<string, readonly string[]> {
  const mentions = new Map<string, string[]>();
  const add = (name: string, place: string): void => {
    const places = mentions.get(name);
    if (places === undefined) mentions.set(name, [place]);
    else places.push(place);
  };
  const collect = (value: JsonValue, place: string): void => {
    if (isJsonArray(value)) for (const item of value) collect(item, `${place}/`);
    if (!isJsonObject(value)) return;
    for (const [key, part] of Object.entries(value)) {
      if (key !== "$ref" || typeof part !== "string") collect(part, `${place}/${key}`);
      else add(part, place);
    }
  };
  for (const schema of schemas) {
    if (schema.language !== "other") continue;
    collect(schema.annotations, schema.fullName);
    if (schema.kind !== "record") continue;
    for (const field of schema.fields) collect(field.annotations, `${schema.fullName}.${field.name}`);
  }
  return mentions;
}
