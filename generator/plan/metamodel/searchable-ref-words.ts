import type { JsonValue } from "../../catalogue/json.ts";
import { type NumberSpellings, numbersBelow } from "../../catalogue/number-spellings.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { byPath } from "./annotation-values.ts";
import { describeBoost, isQueried, searchedWord, toSearchKindRun } from "./searchable-words.ts";
import { toEntityRun } from "./to-entity-run.ts";

/** What `@SearchableRef` says, a fact for each path; undefined where it is nothing that the platform takes. */
export function describeSearchableRefs(
  value: JsonValue,
  numbers: NumberSpellings | undefined,
  context: PlanContext,
): readonly RichText[] | undefined {
  const facts: RichText[] = [];
  for (const [path, annotation, key] of byPath(value)) {
    const { refType, fieldType, fieldName, depth } = annotation;
    if (typeof refType !== "string") continue;
    const spelled = numbersBelow(numbers, key === undefined ? ["SearchableRef"] : ["SearchableRef", key]);
    const runs: TextRun[] = [{ text: searchedWord }, { text: " by fields of the " }, toEntityRun(refType, context)];
    runs.push({ text: " that it leads to" });
    if (typeof fieldType === "string") runs.push({ text: ", as " }, toSearchKindRun(fieldType));
    if (typeof fieldName === "string") runs.push({ text: ", indexed as " }, { text: fieldName, code: true });
    if (typeof depth === "number") runs.push({ text: `, ${depth} deep` });
    if (!isQueried(annotation, typeof fieldType === "string" ? fieldType : undefined))
      runs.push({ text: ", only when asked for by name" });
    runs.push(...describeBoost(annotation, spelled));
    if (path !== undefined) runs.push({ text: ", at " }, { text: path, code: true });
    facts.push(runs);
  }
  return facts.length === 0 ? undefined : facts;
}
