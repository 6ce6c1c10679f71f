import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinRuns } from "../parts/parts.ts";
import { describeGmaCollection } from "./describe-gma-collection.ts";
import { describeGmaIngestion } from "./describe-gma-ingestion.ts";
import { toUrnRun } from "./to-urn-run.ts";

/*
 * Annotations of the first generation of models, which named entities by the classes of their URNs: what those of today's say
 * by `@Relationship`, `@Aspect` and `@Searchable`. What isn't understood whole is shown as it is written.
 */

/** Which entities a relationship leads from and to, e.g. `From DatasetUrn to CorpuserUrn`. */
export function describePairings(value: JsonValue, context: PlanContext): readonly RichText[] | undefined {
  if (!isJsonArray(value)) return undefined;
  return gather(
    value.map((pair) => {
      if (!isJsonObject(pair)) return undefined;
      const { source, destination, ...others } = pair;
      if (typeof source !== "string" || typeof destination !== "string" || hasAny(others)) return undefined;
      return [[{ text: "From " }, toUrnRun(source, context), { text: " to " }, toUrnRun(destination, context)]];
    }),
  );
}

/** Whose aspect a record is, how it is kept and written, and as what a field is indexed. */
export function describeGma(value: JsonValue, context: PlanContext): readonly RichText[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { aspect, model, search, collection, ...others } = value;
  if (hasAny(others)) return undefined;
  return gather([
    describeModel(model),
    describeAspect(aspect, context),
    describeIndices(search, context),
    describeGmaCollection(collection),
  ]);
}

type Facts = readonly RichText[] | undefined;

function describeModel(model: JsonValue | undefined): Facts {
  if (model === undefined) return [];
  const words = typeof model === "string" ? models.get(model) : undefined;
  return words === undefined ? undefined : [[{ text: words }]];
}

const models: ReadonlyMap<string, string> = new Map([
  ["ASSET", "An asset"],
  ["ASPECT", "An aspect"],
  ["RELATIONSHIP", "A relationship"],
]);

function describeAspect(aspect: JsonValue | undefined, context: PlanContext): Facts {
  if (aspect === undefined) return [];
  if (!isJsonObject(aspect)) return undefined;
  const { entity, entities = [], column = {}, ingestion, ...others } = aspect;
  const urns = readUrns(entity === undefined ? entities : [entity]);
  const modes = describeGmaIngestion(ingestion, context);
  if (urns === undefined || modes === undefined || !isJsonObject(column) || hasAny(others)) return undefined;
  const { name, ...rest } = column;
  if (hasAny(rest) || (name !== undefined && typeof name !== "string")) return undefined;
  return [
    ...(urns.length === 0 ? [] : [[{ text: "Aspect of entities named by " }, ...joinUrns(urns, context)]]),
    ...(name === undefined ? [] : [[{ text: "Kept in the column " }, { text: name, code: true as const }]]),
    ...modes,
  ];
}

function describeIndices(search: JsonValue | undefined, context: PlanContext): Facts {
  if (search === undefined) return [];
  if (!isJsonObject(search) || Object.keys(search).join() !== "index") return undefined;
  const { index } = search;
  // Without a name a field is indexed as what it is called.
  if (isJsonArray(index)) return describeIndex([{ text: "Indexed for" }], index, context);
  if (!isJsonObject(index)) return undefined;
  return gather(
    Object.entries(index).map(([name, entities]) =>
      describeIndex([{ text: "Indexed as " }, { text: name, code: true }, { text: ", for" }], entities, context),
    ),
  );
}

function describeIndex(lead: RichText, entities: JsonValue, context: PlanContext): Facts {
  const urns = readUrns(entities);
  if (urns === undefined || urns.length === 0) return undefined;
  return [[...lead, { text: " entities named by " }, ...joinUrns(urns, context)]];
}

/** The classes of URNs in a list of `{ "urn": … }`. */
function readUrns(value: JsonValue | undefined): readonly string[] | undefined {
  if (!isJsonArray(value)) return undefined;
  const urns = value.map((each) => {
    if (!isJsonObject(each)) return undefined;
    const { urn, ...others } = each;
    return typeof urn === "string" && !hasAny(others) ? urn : undefined;
  });
  const known = urns.filter((urn) => urn !== undefined);
  return known.length < urns.length ? undefined : known;
}

function joinUrns(urns: readonly string[], context: PlanContext): RichText {
  return joinRuns(urns.map((urn) => toUrnRun(urn, context)));
}

/** All of them, where each is understood and there are any. */
function gather(facts: readonly Facts[]): Facts {
  const told = facts.flatMap((each) => each ?? []);
  return told.length === 0 || facts.includes(undefined) ? undefined : told;
}

function hasAny(others: JsonObject): boolean {
  return Object.keys(others).length > 0;
}
