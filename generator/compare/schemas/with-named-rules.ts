import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Limited } from "./pair-limits.ts";
import { readWritten } from "./read-written.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";
import { withoutWords } from "./without-words.ts";

/** Keywords whose rule may be the name of a schema. */
const ruling = ["contains", "propertyNames"] as const;

/**
 * Limits of two sides with what rules of one side alone say by a name (`contains` of a definition) in the place of that name, since the
 * other side may say the same in place. Where both name schemas, it is told that these are others, and of the schemas what they say.
 */
export function withNamedRules(both: SchemasOfBoth, was: Limited, is: Limited): readonly [Limited, Limited] {
  const [earlier, later]: [Record<string, JsonValue>, Record<string, JsonValue>] = [{}, {}];
  for (const key of ruling) {
    const [old, now] = [was.annotations[key], is.annotations[key]];
    if (old === undefined || now === undefined || (readName(old) !== undefined && readName(now) !== undefined))
      continue;
    earlier[key] = spellOut(old, both.before);
    later[key] = spellOut(now, both.after);
  }
  return [
    { ...was, annotations: { ...was.annotations, ...earlier } },
    { ...is, annotations: { ...is.annotations, ...later } },
  ];
}

function readName(rule: JsonValue): string | undefined {
  const name = isJsonObject(rule) ? rule["$ref"] : undefined;
  return typeof name === "string" ? name : undefined;
}

function spellOut(rule: JsonValue, schemas: SchemasOfBoth["before"]): JsonValue {
  const schema = schemas.get(readName(rule) ?? "");
  const meant: JsonObject | undefined = schema && readWritten(schema);
  return meant === undefined ? (isJsonObject(rule) ? withoutWords(rule) : rule) : withoutWords(meant);
}
