import type { NamedSchema } from "./schema.ts";

/**
 * The schemas by the names that others may be declared below: by their own, and a JSON Schema that is a file by another name by that of
 * the file too.
 */
export function indexHolders(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, NamedSchema> {
  const files = [...schemas.values()].flatMap((schema) => {
    const { fullName, aliases, language } = schema;
    const own = language === "other" ? aliases.filter((alias) => fullName.startsWith(`${alias}.`)) : [];
    return own.map((alias) => [alias, schema] as const);
  });
  return files.length === 0 ? schemas : new Map([...files, ...schemas]);
}
