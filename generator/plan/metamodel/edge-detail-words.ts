import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { byPath } from "./annotation-values.ts";

/** What the platform keeps with an edge, by the key that names the path where the aspect has it. */
const details = [
  ["createdOn", "created on"],
  ["createdActor", "created by"],
  ["updatedOn", "updated on"],
  ["updatedActor", "updated by"],
  ["properties", "properties"],
  ["via", "by way of"],
] as const;

/** Where an edge has its times, actors and properties from, e.g. `The edge keeps: created on a/time`; a fact for each path. */
export function describeEdgeDetails(value: JsonValue): readonly RichText[] {
  return byPath(value).flatMap(([path, annotation]) => {
    const runs = details.flatMap(([key, words]): readonly TextRun[] => {
      const from = annotation[key];
      return typeof from === "string" ? [{ text: `, ${words} ` }, { text: from, code: true }] : [];
    });
    const [first, ...others] = runs;
    if (first === undefined) return [];
    const at: readonly TextRun[] = path === undefined ? [] : [{ text: ", at " }, { text: path, code: true }];
    return [[{ text: `The edge keeps: ${first.text.slice(2)}` }, ...others, ...at]];
  });
}
