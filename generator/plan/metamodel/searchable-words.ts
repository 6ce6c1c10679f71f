import { searchableKeys } from "../../catalogue/searchable-keys.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { SearchableField } from "../../catalogue/metamodel.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printSpelled } from "../../print/space-out-json.ts";
import { formatJsonBriefly } from "../parts/parts.ts";
import { isOff, isOn } from "./annotation-values.ts";

const searchKinds: ReadonlyMap<string, string> = new Map([
  ["TEXT", "text"],
  ["TEXT_PARTIAL", "text, parts of words too"],
  ["WORD_GRAM", "text, runs of words too"],
  ["KEYWORD", "keyword"],
  ["URN", "URN"],
  ["URN_PARTIAL", "URN, parts of it too"],
  ["BOOLEAN", "boolean"],
  ["COUNT", "count"],
  ["DOUBLE", "number"],
  ["DATETIME", "date and time"],
  ["OBJECT", "object"],
  ["BROWSE_PATH", "browse path"],
  ["BROWSE_PATH_V2", "browse path"],
  ["MAP_ARRAY", "map of lists"],
]);

/** How facts begin by which readers choose fields that are searched. */
export const searchedWord = "Searched";

/** E.g. `Searched as text, autocompleted, filter *Chart Type*, indexed as title`. */
export function describeSearchable(
  field: Pick<SearchableField, "indexName" | "leftOut" | "fieldType" | "annotation" | "numbers">,
): RichText {
  const { annotation, numbers, fieldType, indexName, leftOut } = field;
  const runs: TextRun[] = [{ text: searchedWord }];
  if (fieldType !== undefined) runs.push({ text: " as " }, toSearchKindRun(fieldType));
  if (isOn(annotation["enableAutocomplete"])) runs.push({ text: ", autocompleted" });
  if (isOn(annotation["addToFilters"])) runs.push({ text: ", filter" }, ...quoteName(annotation["filterNameOverride"]));
  runs.push({ text: ", indexed as " }, { text: indexName, code: true });
  if (leftOut === true) {
    runs.push({ text: " by older releases, while newer ones leave names with " }, { text: "__", code: true });
    runs.push({ text: " out of the index" });
  }
  runs.push(...describeCopies(annotation));
  if (!isQueried(annotation, fieldType)) runs.push({ text: ", only when asked for by name" });
  runs.push(...describeRank(annotation, numbers), ...describeHandling(annotation, numbers));
  runs.push(...describeCompanions(annotation, indexName), ...describeUnknown(annotation));
  return runs;
}

/** What words that name no field are looked for in, where the annotation doesn't say. */
const queriedKinds: ReadonlySet<string> = new Set(["TEXT", "TEXT_PARTIAL", "WORD_GRAM", "URN", "URN_PARTIAL"]);

/** Whether a search that names no field looks into it: numbers, dates and keywords it leaves out unless told otherwise. */
export function isQueried(annotation: JsonObject, fieldType: string | undefined): boolean {
  const { queryByDefault, searchTier, searchLabel } = annotation;
  if (queryByDefault !== undefined) return !isOff(queryByDefault);
  if (fieldType === undefined || searchTier !== undefined || searchLabel !== undefined) return true;
  return queriedKinds.has(fieldType) || !searchKinds.has(fieldType);
}

/** A field type in words, the platform's own name as its title. */
export function toSearchKindRun(fieldType: string): TextRun {
  const words = searchKinds.get(fieldType);
  return words === undefined ? { text: fieldType, code: true } : { text: words, title: fieldType };
}

/** E.g. `, boost 10.0`. */
export function describeBoost(annotation: JsonObject, numbers: NumberSpellings | undefined): readonly TextRun[] {
  const boost = annotation["boostScore"];
  if (typeof boost !== "number" && typeof boost !== "bigint") return [];
  return [{ text: `, boost ${printSpelled(boost, { path: ["boostScore"], numbers })}` }];
}

/** Other names of the index that have the value. */
function describeCopies(annotation: JsonObject): readonly TextRun[] {
  const { fieldNameAliases, searchLabel, entityFieldName } = annotation;
  const aliases = listWords(fieldNameAliases);
  const copies = new Set([searchLabel, entityFieldName].filter((name) => typeof name === "string"));
  return [
    ...list(aliases.length === 1 ? ", alias " : ", aliases ", aliases),
    ...list(
      ", copied to ",
      [...copies].map((name) => `_search.${name}`),
    ),
  ];
}

function list(words: string, names: readonly string[]): readonly TextRun[] {
  return names.flatMap((name, index) => [{ text: index === 0 ? words : ", " }, { text: name, code: true }]);
}

/** What makes results better or worse. */
function describeRank(annotation: JsonObject, numbers: NumberSpellings | undefined): readonly TextRun[] {
  const runs: TextRun[] = [...describeBoost(annotation, numbers)];
  const { weightsPerFieldValue } = annotation;
  if (!isJsonObject(weightsPerFieldValue)) return runs;
  for (const [value, weight] of Object.entries(weightsPerFieldValue)) {
    const factor = printSpelled(weight, { path: ["weightsPerFieldValue", value], numbers });
    runs.push({ text: `, score times ${factor} for ` }, { text: value, code: true });
  }
  return runs;
}

/** How the index treats the value. */
function describeHandling(annotation: JsonObject, numbers: NumberSpellings | undefined): readonly TextRun[] {
  const runs: TextRun[] = [];
  const tier = annotation["searchTier"];
  if (tier !== undefined) {
    const title = "The newest releases take no notice of it";
    runs.push({ text: ", " }, { text: `search tier ${printSpelled(tier, { path: ["searchTier"], numbers })}`, title });
    if (isOn(annotation["searchIndexed"])) runs.push({ text: " besides its own index" });
  }
  if (isOn(annotation["sanitizeRichText"])) runs.push({ text: ", rich text sanitized" });
  if (isOn(annotation["includeQueryEmptyAggregation"])) runs.push({ text: ", counted where it is empty too" });
  if (isOn(annotation["eagerGlobalOrdinals"])) runs.push({ text: ", made ready for counts by value" });
  return runs;
}

/** Index fields that the platform derives from the annotated one. */
function describeCompanions(annotation: JsonObject, indexName: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  const { hasValuesFieldName, numValuesFieldName, systemModifiedAtFieldName } = annotation;
  const tell = (name: string, words: string): unknown =>
    runs.push({ text: "; " }, { text: name, code: true }, { text: words });
  if (typeof hasValuesFieldName === "string") tell(hasValuesFieldName, " says whether there are any");
  if (isOn(annotation["addHasValuesToFilters"])) {
    runs.push({ text: ", filter" }, ...quoteName(annotation["hasValuesFilterNameOverride"]));
  }
  if (typeof numValuesFieldName === "string") tell(numValuesFieldName, " says how many");
  if (isOn(annotation["includeSystemModifiedAt"])) {
    const name = typeof systemModifiedAtFieldName === "string" ? systemModifiedAtFieldName : undefined;
    tell(name ?? `${indexName}SystemModifiedAt`, " says when it was last written");
  }
  return runs;
}

/** What no sentence above tells, as it is written. */
function describeUnknown(annotation: JsonObject): readonly TextRun[] {
  return Object.entries(annotation).flatMap(([key, value]) =>
    toldKeys.has(key) || key.startsWith("/")
      ? []
      : [{ text: "; " }, { text: `${key}: ${formatJsonBriefly(value, longestValue)}`, code: true }],
  );
}

const longestValue = 120;

const toldKeys: ReadonlySet<string> = new Set(searchableKeys);

function quoteName(name: JsonValue | undefined): readonly TextRun[] {
  return typeof name === "string" ? [{ text: ` “${name}”` }] : [];
}
