import { indexHolders } from "../../catalogue/index-holders.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";

/** By file, the JSON Schema that it is: the one in which all others of it are declared. Files that only define others are none. */
export function listFileSchemas(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, NamedSchema> {
  const holders = indexHolders(schemas);
  const found = new Map<string, NamedSchema | undefined>();
  for (const schema of schemas.values()) {
    const { language, written, namespace, span } = schema;
    if (language !== "other" || written === undefined) continue;
    const holder = holders.get(namespace);
    const isWithin = holder !== undefined && holder !== schema && holder.span.file === span.file;
    if (!isWithin) found.set(span.file, found.has(span.file) ? undefined : schema);
  }
  return new Map([...found].flatMap(([file, schema]) => (schema === undefined ? [] : [[file, schema] as const])));
}
