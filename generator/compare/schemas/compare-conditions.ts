import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy } from "./schema-pair.ts";

/** Under which names the plug-in keeps what a JSON Schema says of which fields there are. */
const keywords = ["conditions", "oneOfRequired", "anyOfRequired", "dependentRequired"] as const;

/** What differs in which fields there have to be where others are. One that is another now can't be told to be tighter. */
export function compareConditions(
  { language, spans, ...site }: ValidatedSite,
  was: JsonObject,
  is: JsonObject,
): readonly Change[] {
  if (language !== "other") return [];
  return keywords.flatMap((keyword): readonly Change[] => {
    const [before, after] = [listWritten(keyword, was), listWritten(keyword, is)];
    const { removed, added } = findStrangers(before, after);
    if (removed.length + added.length === 0) return [];
    const isAnother = removed.length > 0 && added.length > 0;
    const lets = isAnother ? ([false, false] as const) : ([added.length === 0, removed.length === 0] as const);
    return [
      makeChange({
        ...site,
        coordinate: coordinates.part(site.coordinate, keyword),
        kind: "changed",
        code: isAnother
          ? "risky/validation-changed"
          : added.length > 0
            ? "breaking/limit-tightened"
            : "risky/limit-loosened",
        before: { text: say(removed), span: spans[0] },
        after: { text: say(added), span: spans[1] },
        readings: readingsBy(language, lets, lets),
      }),
    ];
  });
}

/** Conditions hold one by one; of groups that are alternatives, all make one. */
function listWritten(keyword: (typeof keywords)[number], annotations: JsonObject): readonly string[] {
  const value = annotations[keyword];
  if (value === undefined) return [];
  const all = isJsonArray(value) && (keyword === "conditions" || keyword === "dependentRequired") ? value : [value];
  return all.map((each) => printJson(each).replaceAll(/(?<!\s)\s*\n\s*/g, " "));
}

function say(conditions: readonly string[]): string {
  return conditions.length === 0 ? "anything" : conditions.join(", ");
}
