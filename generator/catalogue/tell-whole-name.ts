import type { NamedSchema } from "./schema.ts";

const version = /^v?\d+(?:[._-]\d+)*$/i;

/** How a schema is called on its own: one that is called for its version alone, by what it is a version of too. */
export function tellWholeName(schema: Pick<NamedSchema, "name" | "namespace">): string {
  return version.test(schema.name) ? qualifyName(schema) : schema.name;
}

/** The name with the last part of the namespace. */
export function qualifyName({ name, namespace }: Pick<NamedSchema, "name" | "namespace">): string {
  const last = namespace.slice(namespace.lastIndexOf(".") + 1);
  return last === "" ? name : `${last}.${name}`;
}
