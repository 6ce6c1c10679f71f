import type { EnumSchema } from "./schema.ts";

/** Whether the symbols of an enum ought to be described. Avro has no place for that, so there it is up to the author. */
export function wantsSymbolDocs({ language, symbols }: EnumSchema): boolean {
  return language !== "avro" || symbols.some(({ doc }) => doc !== undefined && doc.trim() !== "");
}
