import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field } from "../../catalogue/schema.ts";
import type { Relationship, SearchableField, TimeseriesField } from "../../catalogue/metamodel.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printSpelled } from "../../print/space-out-json.ts";
import { describeAnnotation } from "../parts/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { describeLimit } from "./limit-words.ts";
import { toEntityRun } from "./to-entity-run.ts";

/*
 * What annotations say, in words: a fact under a field's description is one sentence without a stop.
 */

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

/** How facts begin that readers choose fields by. */
const searchedWord = "Searched";
const edgeWord = "Edge ";

/** Whether a fact tells of a relationship. */
export function isEdgeFact([first]: RichText): boolean {
  return first?.text === edgeWord;
}

/** What fields with such facts can be chosen by; undefined when by nothing. */
export function markFacts(facts: readonly RichText[]): readonly string[] | undefined {
  const isSearched = facts.some(([first]) => first?.text === searchedWord);
  const marks = [...(isSearched ? ["searchable"] : []), ...(facts.some(isEdgeFact) ? ["relationship"] : [])];
  return marks.length === 0 ? undefined : marks;
}

/** E.g. `Searched as text, autocompleted, filter *Chart Type*, indexed as title`. */
export function describeSearchable(
  field: Pick<SearchableField, "indexName" | "leftOut" | "fieldType" | "annotation" | "numbers">,
): RichText {
  const { annotation, numbers, fieldType, indexName, leftOut } = field;
  const runs: TextRun[] = [{ text: searchedWord }];
  if (fieldType !== undefined) {
    const words = searchKinds.get(fieldType);
    runs.push(
      { text: " as " },
      words === undefined ? { text: fieldType, code: true } : { text: words, title: fieldType },
    );
  }
  if (annotation["enableAutocomplete"] === true) runs.push({ text: ", autocompleted" });
  if (annotation["addToFilters"] === true)
    runs.push({ text: ", filter" }, ...quoteName(annotation["filterNameOverride"]));
  runs.push({ text: ", indexed as " }, { text: indexName, code: true });
  if (leftOut === true) {
    runs.push({ text: " by older releases, while newer ones leave names with " }, { text: "__", code: true });
    runs.push({ text: " out of the index" });
  }
  if (annotation["queryByDefault"] === false) runs.push({ text: ", only when asked for by name" });
  const boost = annotation["boostScore"];
  if (typeof boost === "number" || typeof boost === "bigint") {
    runs.push({ text: `, boost ${printSpelled(boost, { path: ["boostScore"], numbers })}` });
  }
  runs.push(...describeCompanions(annotation));
  return runs;
}

/** Index fields that the platform derives from the annotated one. */
function describeCompanions(annotation: JsonObject): readonly TextRun[] {
  const runs: TextRun[] = [];
  const { hasValuesFieldName, numValuesFieldName } = annotation;
  if (typeof hasValuesFieldName === "string") {
    runs.push({ text: "; " }, { text: hasValuesFieldName, code: true }, { text: " says whether there are any" });
  }
  if (annotation["addHasValuesToFilters"] === true) {
    runs.push({ text: ", filter" }, ...quoteName(annotation["hasValuesFilterNameOverride"]));
  }
  if (typeof numValuesFieldName === "string") {
    runs.push({ text: "; " }, { text: numValuesFieldName, code: true }, { text: " says how many" });
  }
  return runs;
}

function quoteName(name: JsonValue | undefined): readonly TextRun[] {
  return typeof name === "string" ? [{ text: ` “${name}”` }] : [];
}

/** One relationship of a field, with every entity that it may point at. */
export interface RelationshipFact {
  readonly name: string;
  readonly targets: readonly string[];
  readonly isLineage: boolean;
  readonly isUpstream?: boolean | undefined;
  readonly overridden?: true | undefined;
}

/** E.g. `Edge Consumes to dataset, lineage (upstream)`. */
export function describeRelationship(fact: RelationshipFact, context: PlanContext): RichText {
  const runs: TextRun[] = [{ text: edgeWord }, { text: fact.name, code: true }, { text: " to " }];
  for (const [index, target] of fact.targets.entries()) {
    if (index > 0) runs.push({ text: index === fact.targets.length - 1 ? " or " : ", " });
    runs.push(toEntityRun(target, context));
  }
  if (fact.targets.length === 0) runs.push({ text: "any entity" });
  if (fact.isLineage) runs.push({ text: `, ${formatLineage(fact)}` });
  if (fact.overridden === true) runs.push({ text: `, overridden by an annotation further out and never stored` });
  return runs;
}

/** `lineage`, with its direction where it is known. */
export function formatLineage({ isUpstream }: Pick<Relationship, "isUpstream">): string {
  if (isUpstream === undefined) return "lineage";
  return isUpstream ? "lineage (upstream)" : "lineage (downstream)";
}

/** E.g. `Stored for aggregation as viewsCount`. */
export function describeTimeseries(field: Pick<TimeseriesField, "collection" | "key" | "statName">): RichText {
  const runs: TextRun[] = [
    { text: field.collection ? "Collection stored for aggregation as " : "Stored for aggregation as " },
    { text: field.statName, code: true },
  ];
  if (field.key !== undefined) runs.push({ text: ", one series per " }, { text: field.key, code: true });
  return runs;
}

/** The annotations that have words of their own, here or elsewhere on the page. */
const wordedAnnotations: ReadonlySet<string> = new Set([
  "Searchable",
  "SearchableRef",
  "Relationship",
  "TimeseriesField",
  "TimeseriesFieldCollection",
  "deprecated",
  "Deprecated",
  "Aspect",
  "Entity",
  "Event",
]);

/** Annotations of a field that no other fact covers; rules on values first among them in words. */
export function describeOtherAnnotations(
  { annotations, numbers }: Pick<Field, "annotations" | "numbers">,
  context: PlanContext,
): readonly RichText[] {
  const facts: RichText[] = [];
  for (const [name, value] of Object.entries(annotations)) {
    if (wordedAnnotations.has(name)) continue;
    const worded =
      name === "UrnValidation" ? describeUrnValidation(value, context) : describeLimit(name, value, numbers);
    facts.push(worded ?? describeAnnotation(name, value, numbers));
  }
  return facts;
}

function describeUrnValidation(value: JsonValue, context: PlanContext): RichText | undefined {
  if (!isObject(value)) return undefined;
  const { entityTypes, exist, strict } = value;
  if (!isList(entityTypes)) return undefined;
  const runs: TextRun[] = [{ text: "Must be a URN of " }];
  for (const [index, entity] of entityTypes.entries()) {
    const name = String(entity);
    if (index > 0) runs.push({ text: index === entityTypes.length - 1 ? " or " : ", " });
    runs.push({ text: name, code: true, href: context.links.entity(name) });
  }
  if (exist === true) runs.push({ text: " that exists" });
  if (strict === true) runs.push({ text: ", checked strictly" });
  return runs;
}

/** Whether a JSON value is an object rather than a list or a scalar. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
