import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { nowNamed, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/** What differs in the schemas of which a record has to go by one as well, as JSON Schema says it by names. */
export function compareChoices(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: JsonObject,
  is: JsonObject,
): readonly Change[] {
  if (language !== "other") return [];
  const [before, after] = [listNames(was).map((name) => nowNamed(both, name)), listNames(is)];
  const { removed, added } = findStrangers(before, after);
  if (removed.length + added.length === 0) return [];
  const lets = judge(before, after);
  const keyword = "oneOf" in is || "oneOf" in was ? "oneOf" : "anyOf";
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, keyword),
      kind: "changed",
      code: lets[0] ? "risky/limit-loosened" : lets[1] ? "breaking/limit-tightened" : "risky/validation-changed",
      before: { text: say(before), span: spans[0] },
      after: { text: say(after), span: spans[1] },
      readings: readingsBy(language, lets, lets),
    }),
  ];
}

function listNames({ oneOf, anyOf }: JsonObject): readonly string[] {
  return [oneOf, anyOf].flatMap((list) =>
    isJsonArray(list) ? list.filter((each): each is string => typeof each === "string") : [],
  );
}

/** Whether each side lets the other's values through: none to go by is the widest, more of them are wider than fewer. */
function judge(before: readonly string[], after: readonly string[]): readonly [boolean, boolean] {
  const { removed, added } = findStrangers(before, after);
  if (before.length === 0 || after.length === 0) return [after.length === 0, before.length === 0];
  return [removed.length === 0, added.length === 0];
}

function say(names: readonly string[]): string {
  return names.length === 0 ? "anything" : names.join(" or ");
}
