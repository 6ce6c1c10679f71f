import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Field } from "../../catalogue/schema.ts";
import type { Relationship, TimeseriesField } from "../../catalogue/metamodel.ts";
import type { Badge, RichText, TextRun } from "../../page-model/parts.ts";
import { describeAnnotation, joinTexts } from "../parts/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { isOn } from "./annotation-values.ts";
import { describeAttributeMark } from "./attribute-words.ts";
import { describeDenied } from "./denied-words.ts";
import { describeEdgeDetails } from "./edge-detail-words.ts";
import { describeExamples } from "./example-words.ts";
import { describeFollowing } from "./following-words.ts";
import { describeGma, describePairings } from "./first-generation-words.ts";
import { describeAlways, describeLimit, isMark } from "./limit-words.ts";
import { listEntities } from "./list-entities.ts";
import { toEntityRun } from "./to-entity-run.ts";
import { toTypeRuns } from "./written-type-runs.ts";
import { describeNamedResource, describeProtobufMark } from "./protobuf-words.ts";
import { describeSearchScore } from "./search-score-words.ts";
import { searchedWord, toSearchKindRun } from "./searchable-words.ts";
import { describeSearchableRefs } from "./searchable-ref-words.ts";

/*
 * What annotations say, in words: a fact under a field's description is one sentence without a stop.
 */

/** How facts begin that readers choose fields by. */
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

/** One relationship of a field, with every entity that it may point at. */
export interface RelationshipFact {
  readonly name: string;
  readonly targets: readonly string[];
  readonly isLineage: boolean;
  readonly isUpstream?: boolean | undefined;
  readonly overridden?: true | undefined;
  /** Where all entities stand; absent for an annotation that makes no edges. */
  readonly all?: string | undefined;
}

/** E.g. `Edge Consumes to dataset, lineage (upstream)`. */
export function describeRelationship(fact: RelationshipFact, context: PlanContext): RichText {
  const runs: TextRun[] = [
    { text: edgeWord },
    { text: fact.name, code: true },
    { text: " to " },
    ...listEntities(fact.targets, { last: " or ", all: fact.all }, context),
  ];
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

/** E.g. `Stored for aggregation as viewsCount, aggregated by SUM`. */
export function describeTimeseries(
  field: Pick<TimeseriesField, "collection" | "key" | "statName" | "annotation">,
): RichText {
  const runs: TextRun[] = [
    { text: field.collection ? "Collection stored for aggregation as " : "Stored for aggregation as " },
    { text: field.statName, code: true },
  ];
  if (field.key !== undefined) runs.push({ text: ", one series per " }, { text: field.key, code: true });
  if (!isJsonObject(field.annotation)) return runs;
  const { fieldType, aggregationType } = field.annotation;
  if (typeof fieldType === "string") runs.push({ text: ", of type " }, toSearchKindRun(fieldType));
  if (typeof aggregationType === "string") {
    runs.push({ text: ", aggregated by " }, { text: aggregationType, code: true });
  }
  return runs;
}

/** Marks of an attribute that stand beside its name. */
export const attributeBadges: ReadonlyMap<string, Badge> = new Map([
  ["airbyte_secret", { label: "secret", tone: "warning", title: "Keep the value out of files and logs" }],
  ["isUnique", { label: "unique", tone: "accent", title: "No two have the same value" }],
  ["isIndexable", { label: "indexed", tone: "neutral", title: "Searches can go by it" }],
]);

/** The annotations that have words of their own, here or elsewhere on the page. */
const wordedAnnotations: ReadonlySet<string> = new Set([
  "Searchable",
  "TimeseriesField",
  "TimeseriesFieldCollection",
  "deprecated",
  "Deprecated",
  "Aspect",
  "Entity",
  "Event",
  ...attributeBadges.keys(),
]);

/** Annotations of a field that no other fact covers; rules on values first among them in words. */
export function describeOtherAnnotations(
  { annotations, numbers }: Pick<Field, "annotations" | "numbers">,
  context: PlanContext,
): readonly RichText[] {
  const facts: RichText[] = [];
  for (const [name, value] of Object.entries(annotations)) {
    if (!wordedAnnotations.has(name)) facts.push(...wordAnnotation(name, value, numbers, context));
  }
  return facts;
}

/** An annotation in words, a fact for each rule that it has; as it is written where there are none for it. */
export function wordAnnotation(
  name: string,
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
): readonly RichText[] {
  // A mark that isn't set says nothing.
  if (value === false && isMark(name)) return [];
  const worded = wordsByName.get(name)?.(value, numbers, context) ?? toList(describeValues(name, value, numbers));
  return worded ?? [describeAnnotation(name, value, numbers)];
}

function describeValues(name: string, value: JsonValue, numbers: Field["numbers"]): RichText | undefined {
  return (
    describeLimit(name, value, numbers) ??
    describeExamples(name, value, numbers) ??
    describeAttributeMark(name, value) ??
    describeProtobufMark(name, value)
  );
}

type DescribeAnnotation = (
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
) => readonly RichText[] | undefined;

/** What the platform reads of a field besides what linking does; undefined for a value that it couldn't read. */
const wordsByName: ReadonlyMap<string, DescribeAnnotation> = new Map<string, DescribeAnnotation>([
  // What is usual where it holds.
  ["protobuf.presence", () => []],
  ["UrnValidation", (value, _, context) => toList(describeUrnValidation(value, context))],
  ["SearchScore", (value, numbers) => toList(describeSearchScore(value, numbers))],
  ["SearchableRef", describeSearchableRefs],
  ["Relationship", describeEdgeDetails],
  ["pairings", (value, _, context) => describePairings(value, context)],
  ["gma", (value, _, context) => describeGma(value, context)],
  ["items", (...all) => describeEach("Each item: ", ...all)],
  ["additionalProperties", (...all) => describeEach("Each value: ", ...all)],
  ["propertyNames", describeKeys],
  ["contains", (value, _, context) => toList(describeNamed("Contains: ", value, context))],
  ["prefixItems", describePositions],
  ["required", (value) => toList(describeAlways(value))],
  ["dependentRequired", describeNeeds],
  ["not", (value, numbers) => toList(describeDenied(value, numbers))],
  ["ofVariants", describeVariants],
  ["oneOf", describeAlternatives],
  ["anyOf", describeAlternatives],
  ["allOf", describeFollowing],
  ["resourceName", (value, _, context) => toList(describeNamedResource("The name of a resource: ", value, context))],
  ["parentName", (value, _, context) => toList(describeNamedResource("The name of what holds ", value, context))],
]);

/** Those that stand in others as well. */
const nestedWords: ReadonlyMap<string, DescribeAnnotation> = new Map(
  ["items", "additionalProperties", "prefixItems", "required", "oneOf", "anyOf", "allOf", "not"].flatMap((name) => {
    const words = wordsByName.get(name);
    return words === undefined ? [] : [[name, words]];
  }),
);

/** So many are told; the definition has all. */
const mostAlternatives = 12;

/** What a JSON Schema allows for each of several plain alternatives, told apart by their types where these are known. */
function describeAlternatives(
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
): readonly RichText[] | undefined {
  if (!isList(value)) return undefined;
  const types = value.map((each) => (isJsonObject(each) ? each["type"] : undefined));
  const facts = value.map((each) => {
    if (!isJsonObject(each)) return undefined;
    const { type, ...limits } = each;
    // Symbols stand in the type of the field.
    if (Object.keys(limits).length === 0 || type === "enum") return [];
    if (typeof type !== "string") return describeEach("Either ", limits, numbers, context);
    const isOwn = types.filter((other) => other === type).length === 1;
    if (isOwn) return describeEach(`As ${type}: `, limits, numbers, context);
    // Of several of one type, what limits one stands together, as it says nothing of the others.
    const together = describeEach("", limits, numbers, context);
    return together && [[{ text: `Either as ${type}: ` }, ...joinTexts(together, ", ")]];
  });
  if (facts.includes(undefined)) return undefined;
  const told = facts.flatMap((each) => each ?? []);
  const more = told.length - mostAlternatives;
  return more > 0
    ? [
        ...told.slice(0, mostAlternatives),
        [{ text: `And ${more} more ${more === 1 ? "alternative" : "alternatives"}` }],
      ]
    : told;
}

/** What a JSON Schema allows for each of several values; undefined where it says something else. */
function describeEach(
  words: string,
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
): readonly RichText[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const told = Object.entries(value).map(([name, limit]) => {
    const nested = nestedWords.get(name);
    return nested === undefined ? toList(describeValues(name, limit, numbers)) : nested(limit, numbers, context);
  });
  if (told.length === 0 || told.includes(undefined)) return undefined;
  // Nothing, where what is in it are alternatives that have names, which stand in the type.
  return told.flatMap((each) =>
    (each ?? []).flatMap(([first, ...rest]) =>
      first === undefined ? [] : [[{ text: words + first.text.toLowerCase() }, ...rest]],
    ),
  );
}

/** What a rule says by the name of a definition alone. */
function describeNamed(words: string, value: JsonValue, context: PlanContext): RichText | undefined {
  const { $ref: name, ...others } = isJsonObject(value) ? value : { $ref: undefined };
  const isAlone = typeof name === "string" && Object.keys(others).length === 0;
  return isAlone ? [{ text: words }, ...toTypeRuns(name, context)] : undefined;
}

/** What the keys of a map are, which are texts. */
function describeKeys(
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
): readonly RichText[] | undefined {
  const only = describeNamed("Each key: ", value, context) ?? describeLimit("propertyNames", value, numbers);
  if (only !== undefined || !isJsonObject(value)) return toList(only);
  const { type = "string", format, ...limits } = value;
  if (type !== "string") return undefined;
  const named =
    typeof format === "string" ? [[{ text: "Keys in the format " }, { text: format, code: true as const }]] : [];
  if (Object.keys(limits).length === 0) return named;
  const limited = describeEach("Each key: ", limits, numbers, context);
  return limited && [...named, ...limited];
}

/** Of what type each of the first items of a list is, what it is called, and what limits it. */
function describePositions(
  value: JsonValue,
  numbers: Field["numbers"],
  context: PlanContext,
): readonly RichText[] | undefined {
  if (!isList(value)) return undefined;
  const positions = value.map((each): RichText => {
    const { type, title, ...limits } = isJsonObject(each) ? each : { type: each, title: undefined };
    const runs = toTypeRuns(String(type), context);
    const facts = describeEach("", limits, numbers, context) ?? [];
    return [
      ...runs,
      ...(typeof title === "string" ? [{ text: ` (${title})` }] : []),
      ...(facts.length === 0 ? [] : [{ text: ": " }, ...joinTexts(facts, ", ")]),
    ];
  });
  // Where commas stand in what is said of one, they don't tell them apart.
  const isLimited = value.some(
    (each) => isJsonObject(each) && Object.keys(each).some((key) => !/^(?:type|title)$/.test(key)),
  );
  return [[{ text: "In this order: " }, ...joinTexts(positions, isLimited ? "; " : undefined)]];
}

/** Which properties have to be there beside this one. */
function describeNeeds(value: JsonValue): readonly RichText[] | undefined {
  if (!isList(value)) return undefined;
  return [[{ text: "Needs " }, ...joinTexts(value.map((name) => [{ text: String(name), code: true }]))]];
}

/** In which variants of its record this one is: by the values of a field that tells them apart, or by their titles. */
function describeVariants(value: JsonValue): readonly RichText[] | undefined {
  const toRuns = (texts: readonly JsonValue[], code?: true): readonly TextRun[] => {
    const told = texts.slice(0, mostAlternatives).map((each) => [{ text: String(each), ...(code && { code }) }]);
    const more = texts.length - told.length;
    return joinTexts([...told, ...(more > 0 ? [[{ text: `one of ${more} more` }]] : [])], " or ");
  };
  if (isList(value)) return [[{ text: "In the variant " }, ...toRuns(value)]];
  const [told, ...others] = isJsonObject(value) ? Object.entries(value) : [];
  if (told === undefined || others.length > 0 || !isList(told[1])) return undefined;
  return [[{ text: "Where " }, { text: told[0], code: true }, { text: " is " }, ...toRuns(told[1], true)]];
}

function toList(fact: RichText | undefined): readonly RichText[] | undefined {
  return fact && [fact];
}

function describeUrnValidation(value: JsonValue, context: PlanContext): RichText | undefined {
  if (!isJsonObject(value)) return undefined;
  const { entityTypes = [], exist, strict } = value;
  if (!isList(entityTypes)) return undefined;
  const runs: TextRun[] = [{ text: entityTypes.length === 0 ? "Must be a URN" : "Must be a URN of " }];
  for (const [index, entity] of entityTypes.entries()) {
    if (index > 0) runs.push({ text: index === entityTypes.length - 1 ? " or " : ", " });
    runs.push(toEntityRun(String(entity), context));
  }
  if (isOn(exist)) runs.push({ text: " that exists" });
  if (isOn(strict)) runs.push({ text: ", checked strictly" });
  return runs;
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
