import type { LocatedEntry, LocatedJson } from "../../parse/json/located-json.ts";
import { aboutFile } from "./about-file.ts";
import { isKeyword } from "./may-be-schema.ts";
import { itemsOf, referenceOf, textOf, toObject, valueOf } from "./schema-node.ts";
import { textsAboutFile } from "./texts-about-file.ts";

const types: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);

/**
 * What a file defines right at its top, as some do that others refer to as `common.json#/address`: all that it has there beside what
 * is said of the file, if each is a schema that says what a value is. Where there is a keyword among them, the file is a schema itself.
 */
export function listLoose(schema: LocatedJson): readonly LocatedEntry[] {
  if (schema.kind !== "object") return [];
  const isNamed = ({ key, value }: LocatedEntry): boolean => textsAboutFile.has(key) && toObject(value) !== undefined;
  const loose = [...schema.entries.values()].filter((entry) => !aboutFile.has(entry.key) || isNamed(entry));
  return loose.every((entry) => (!isKeyword(entry.key) || isNamed(entry)) && saysType(entry.value)) ? loose : [];
}

/** More than a word or two that schemas have, as settings and messages for users have them too. */
function saysType(value: LocatedJson): boolean {
  const schema = toObject(value);
  if (schema === undefined) return false;
  const type = textOf(schema, "type");
  return (
    (type !== undefined && types.has(type)) ||
    referenceOf(schema) !== undefined ||
    ["type", "enum", "oneOf", "anyOf", "allOf"].some((key) => itemsOf(schema, key).length > 0) ||
    toObject(valueOf(schema, "properties")) !== undefined
  );
}
