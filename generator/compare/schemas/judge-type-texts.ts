import type { NamedSchema } from "../../catalogue/schema.ts";
import { letsThrough } from "./lets-through.ts";
import { readTypeText } from "./read-type-text.ts";
import type { BothWays, SchemasOfBoth } from "./schema-pair.ts";

/**
 * Whether values of two types that texts name go through each other, lists and maps among them, as in `array[string] or null`. What
 * nobody can tell goes through, and so does one list or map as another: what is in them is told with the types of all items.
 */
export function judgeTypeTexts(both: SchemasOfBoth, was: string, is: string): BothWays {
  const lets = (value: string, reader: string, side: "earlier" | "later"): boolean =>
    split(value).every((one) => split(reader).some((other) => letsOne(one, other, side)));
  const letsOne = (value: string, reader: string, side: "earlier" | "later"): boolean => {
    const [kind, kindOfReader] = [kindOf(value), kindOf(reader)];
    const [schemas, readers] = side === "later" ? [both.before, both.after] : [both.after, both.before];
    if (kind !== undefined && kindOfReader !== undefined) return kind === kindOfReader;
    if (kind !== undefined) return mayBe(kind, reader, readers);
    if (kindOfReader !== undefined) return mayBe(kindOfReader, value, schemas);
    const [types, others] = [readTypeText(value, schemas), readTypeText(reader, readers)];
    if (types === undefined || others === undefined) return true;
    return types.every((type) => others.some((other) => letsThrough(both, type, other, side)));
  };
  return [lets(was, is, "later"), lets(is, was, "earlier")];
}

/** Whether a type that is named may be a list or a map. */
function mayBe(kind: "array" | "map", name: string, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  const schema = schemas.get(name);
  if (schema?.kind === "enum" || (schema?.kind === "record" && kind === "array")) return false;
  return schema !== undefined || readTypeText(name, schemas) === undefined;
}

function kindOf(text: string): "array" | "map" | undefined {
  return text.startsWith("array[") ? "array" : text.startsWith("map[") ? "map" : undefined;
}

/** The alternatives of a text, but for those within brackets. */
function split(text: string): readonly string[] {
  const parts: string[] = [];
  let open = 0;
  for (const part of text.split(" or ")) {
    if (open === 0) parts.push(part);
    else parts.push(`${parts.pop() ?? ""} or ${part}`);
    open += (part.match(/\[/g)?.length ?? 0) - (part.match(/\]/g)?.length ?? 0);
  }
  return parts;
}
