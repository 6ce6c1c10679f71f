import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import type { Fact } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { describeCondition } from "./condition-words.ts";
import { describeLimit } from "./limit-words.ts";
import { toReferenceRun } from "../parts/parts.ts";
import { toTypeRuns } from "./written-type-runs.ts";

/** What a JSON Schema says of a record besides its fields, or of an enum, by the keywords under which the plug-in keeps it. */
const keywords = [
  ...["type", "oneOf", "anyOf", "oneOfRequired", "anyOfRequired", "patternProperties", "additionalProperties"],
  ...["required", "conditions"],
];

/** So many alternatives are named; the definition has all. */
const mostNamed = 20;

/** Whether an annotation is told by these facts. */
export function isOpenAnnotation({ kind, language }: Pick<NamedSchema, "kind" | "language">, name: string): boolean {
  return language === "other" && (kind === "record" || kind === "enum") && keywords.some((keyword) => keyword === name);
}

/** So many conditions are told. */
const mostConditions = 20;

interface OpenSchema extends Pick<NamedSchema, "language" | "annotations"> {
  readonly fields?: RecordSchema["fields"] | undefined;
}

/** What else a value may be, which other schemas a record goes by as well, and what it may hold besides its fields. */
export function describeOpenSchema(schema: OpenSchema, context: PlanContext): readonly Fact[] {
  const { language, annotations } = schema;
  if (language !== "other") return [];
  const { type, oneOf, anyOf, patternProperties, additionalProperties } = annotations;
  return [
    ...toFact("May also be", listNames(type), context),
    ...toFact("Also one of", listNames(oneOf), context),
    ...toFact("Also any of", listNames(anyOf), context),
    ...toFact("Also required", listNames(annotations["required"]), context),
    ...toFact("Required, one of", listGroups(annotations["oneOfRequired"]), context),
    ...toFact("Required, at least one of", listGroups(annotations["anyOfRequired"]), context),
    ...Object.entries(isJsonObject(patternProperties) ? patternProperties : {}).flatMap(([pattern, type]) =>
      toLimitedFact(`Fields like ${pattern}`, type, context),
    ),
    ...toLimitedFact("Other fields", additionalProperties, context),
    ...(additionalProperties === false
      ? [{ label: "Other fields", value: [{ text: `none${sayElsewhere(schema, context)}` }] }]
      : []),
    ...toConditionFacts(schema, context),
  ];
}

/**
 * Whose fields there may be besides where there are no others: what a value turns out to be has fields of its own, which
 * `unevaluatedProperties` lets through.
 */
function sayElsewhere({ annotations, fields = [] }: OpenSchema, { known }: PlanContext): string {
  const own = new Set(fields.map(({ name }) => name));
  const hasMore = (name: string): boolean => {
    const schema = known.schemas.get(name);
    return schema?.kind === "record" && schema.fields.some((field) => !own.has(field.name));
  };
  if ([annotations["oneOf"], annotations["anyOf"]].flatMap(listNames).some(hasMore))
    return " but those of the types that it also is";
  return listOutcomes(annotations["conditions"]).some(hasMore) ? " but those of the types that conditions ask for" : "";
}

/** Full names of what values turn out to be under conditions. */
function listOutcomes(value: JsonValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listOutcomes);
  if (!isJsonObject(value)) return [];
  return [...listNames(value["$ref"]), ...outcomes.flatMap((key) => listOutcomes(value[key]))];
}

const outcomes = ["then", "else", "allOf", "oneOf", "anyOf"];

/** Under which conditions there are fields, and with which values. */
function toConditionFacts(
  { annotations: { conditions }, fields = [] }: OpenSchema,
  context: PlanContext,
): readonly Fact[] {
  const sure = new Set(fields.flatMap(({ name, optional }) => (optional ? [] : [name])));
  const told = (Array.isArray(conditions) ? conditions : [])
    .map((condition: JsonValue) =>
      describeCondition(condition, {
        isSure: (field) => sure.has(field),
        refer: (name) => ({ ...toReferenceRun(name, context), code: true }),
      }),
    )
    .filter((words) => words.length > 0);
  const more = told.length - mostConditions;
  return [
    ...told.slice(0, mostConditions).map((value) => ({ label: "Condition", value })),
    ...(more > 0 ? [{ label: "Condition", value: [{ text: `and ${more} more, which stand in the definition` }] }] : []),
  ];
}

function toFact(label: string, types: readonly string[], context: PlanContext): readonly Fact[] {
  if (types.length === 0) return [];
  const shown = types.slice(0, mostNamed).map((type) => toTypeRuns(type, context));
  const more = types.length - shown.length;
  const value = shown.flatMap((runs, index) => (index === 0 ? runs : [{ text: ", " }, ...runs]));
  return [{ label, value: more === 0 ? value : [...value, { text: ` and ${more} more` }] }];
}

/** A type, and what its values have to be besides. */
function toLimitedFact(label: string, value: JsonValue | undefined, context: PlanContext): readonly Fact[] {
  if (!isJsonObject(value)) return toFact(label, listNames(value), context);
  const { type, ...limits } = value;
  const words = Object.entries(limits).flatMap(([name, limit]) => {
    const [first, ...others] = describeLimit(name, limit) ?? [];
    return first === undefined ? [] : [{ text: ", " }, { ...first, text: first.text.toLowerCase() }, ...others];
  });
  return toFact(label, listNames(type), context).map((fact) => ({ label, value: [...fact.value, ...words] }));
}

/** Names of fields that have to be there together, group by group. */
function listGroups(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map((names) => listNames(names).join(" + ")).filter((text) => text !== "") : [];
}

function listNames(value: JsonValue | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
