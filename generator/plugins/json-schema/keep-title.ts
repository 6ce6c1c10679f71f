import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { docOfWhole } from "./describe-schema.ts";
import { textOf } from "./schema-node.ts";

/** Longer ones are texts. */
const longestTitle = 200;

/**
 * Annotations with the title of a schema that has a description too, which goes before it as the doc: only the title may say what
 * a file such as `v1.json` holds. One that is the name in other words, as tools write them, says nothing.
 */
export function keepTitle(annotations: JsonObject, schema: LocatedObject, name: string): JsonObject {
  const title = textOf(schema, "title")?.trim();
  const doc = docOfWhole(schema);
  if (title === undefined || title === "" || title.length > longestTitle || doc === undefined) return annotations;
  const isSaid = dropMarks(name).endsWith(dropMarks(title)) || doc.startsWith(title);
  return isSaid ? annotations : { title, ...annotations };
}

/** Letters and digits alone, without articles, which names have none of. */
function dropMarks(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(?:an?|the) /g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
