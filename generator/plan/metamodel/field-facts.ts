import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isLeftOut } from "../../catalogue/is-left-out.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { numbersBelow } from "../../catalogue/number-spellings.ts";
import type { Aspect, Relationship } from "../../catalogue/metamodel.ts";
import type { Field } from "../../catalogue/schema.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { byPath, isOff, isOn } from "./annotation-values.ts";
import { describeRelationship, describeTimeseries } from "./annotation-words.ts";
import { describeSearchable } from "./searchable-words.ts";
import { toRelationshipHref } from "./relationship-href.ts";

/** What annotations say about the fields of an aspect, by field path. */
export type FactsByPath = ReadonlyMap<string, readonly RichText[]>;

/** The facts of an aspect's fields as the linked model has them: defaults applied, paths followed, targets checked. */
export function collectAspectFacts(
  aspect: Aspect,
  relationships: readonly Relationship[],
  context: PlanContext,
): FactsByPath {
  const facts = new Map<string, RichText[]>();
  const add = (path: string, fact: RichText): void => {
    const list = facts.get(path);
    if (list === undefined) facts.set(path, [fact]);
    else list.push(fact);
  };
  for (const field of aspect.searchable) add(field.fieldPath, describeSearchable(field));
  for (const [path, fact] of describeEdges(relationships, context)) add(path, fact);
  for (const field of aspect.timeseriesFields) add(field.fieldPath, describeTimeseries(field));
  return facts;
}

/** One fact for each name and value path; every carrying entity brings the same edges. */
function describeEdges(
  relationships: readonly Relationship[],
  context: PlanContext,
): readonly (readonly [path: string, fact: RichText])[] {
  const edges = new Map<string, { edge: Relationship; targets: Set<string> }>();
  for (const edge of relationships) {
    const key = `${edge.fieldPath}\n${edge.valuePath ?? ""}\n${edge.name}`;
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { edge, targets: new Set([edge.to]) });
    else known.targets.add(edge.to);
  }
  return [...edges.values()].map(({ edge, targets }) => {
    const fact = describeRelationship(
      { ...edge, targets: [...targets], all: toRelationshipHref(edge.name, context) },
      context,
    );
    return [edge.fieldPath, at(edge.valuePath, edge.fieldPath, fact)];
  });
}

/** The fact, saying where below the field the value is, when it is not the field itself. */
function at(valuePath: string | undefined, fieldPath: string, fact: RichText): RichText {
  if (valuePath === undefined || valuePath === fieldPath) return fact;
  const below = valuePath.startsWith(`${fieldPath}.`) ? valuePath.slice(fieldPath.length + 1) : valuePath;
  return [...fact, { text: ", at " }, { text: below, code: true }];
}

/** The facts of one field as its annotations say, for records that are no aspect's. */
export function describeFieldAnnotations(field: Field, context: PlanContext): readonly RichText[] {
  const { Searchable, Relationship, TimeseriesField, TimeseriesFieldCollection } = field.annotations;
  const facts: RichText[] = [];
  for (const [path, annotation, key] of byPath(Searchable)) {
    const fieldType = asString(annotation["fieldType"]);
    const indexName = asString(annotation["fieldName"]) ?? path?.split(".").at(-1) ?? field.name;
    const leftOut = isLeftOut(indexName) || undefined;
    const numbers = numbersBelow(field.numbers, key === undefined ? ["Searchable"] : ["Searchable", key]);
    facts.push(at(path, "", describeSearchable({ annotation, numbers, fieldType, indexName, leftOut })));
  }
  for (const [path, annotation] of byPath(Relationship)) {
    const { name, entityTypes, isLineage, isUpstream } = annotation;
    if (typeof name !== "string") continue;
    const targets = isStrings(entityTypes) ? entityTypes : [];
    const direction = isOn(isUpstream) || (isOff(isUpstream) ? false : undefined);
    const fact = { name, targets, isLineage: isOn(isLineage), isUpstream: direction };
    facts.push(at(path, "", describeRelationship(fact, context)));
  }
  if (TimeseriesField !== undefined) facts.push(describeTimeseriesAnnotation(field.name, TimeseriesField, false));
  if (TimeseriesFieldCollection !== undefined) {
    facts.push(describeTimeseriesAnnotation(field.name, TimeseriesFieldCollection, true));
  }
  return facts;
}

function describeTimeseriesAnnotation(fieldName: string, value: JsonValue, collection: boolean): RichText {
  const annotation = isJsonObject(value) ? value : {};
  return describeTimeseries({
    collection,
    key: asString(annotation["key"]),
    statName: asString(annotation["name"]) ?? fieldName,
    annotation,
  });
}

function asString(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function isStrings(value: JsonValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
