import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Aspect, Relationship, SearchableField, TimeseriesField } from "../../catalogue/metamodel.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change, ChangeSide } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { hasField } from "./has-field.ts";

/** One aspect in both models, and whether the earlier one had, and the later one has a field at a path. */
export interface AspectPair {
  readonly was: Aspect;
  readonly is: Aspect;
  readonly had: (path: string) => boolean;
  readonly has: (path: string) => boolean;
}

/** What differs in what the platform keeps of an aspect besides itself: in the index, the graph and the series. */
export function compareIndices(
  site: Site,
  { was, is, before, after }: ComparedAspect,
  relationships: readonly [readonly Relationship[], readonly Relationship[]],
): readonly Change[] {
  const pair: AspectPair = {
    was,
    is,
    had: (path) => hasField(before, was.schema, path),
    has: (path) => hasField(after, is.schema, path),
  };
  return [
    ...compareSearchable(site, pair),
    ...compareEdges(site, pair, relationships),
    ...compareTimeseries(site, pair),
  ];
}

/** An aspect that both models have, and the schemas of each. */
export interface ComparedAspect {
  readonly was: Aspect;
  readonly is: Aspect;
  readonly before: Catalogue["schemas"];
  readonly after: Catalogue["schemas"];
}

interface IndexCodes {
  readonly added: ChangeCode;
  readonly removed: ChangeCode;
}

/** What is kept of a field that only one model keeps, and all that the later one keeps of fields that it alone has. */
interface OneSide {
  readonly before?: ChangeSide | undefined;
  readonly after?: ChangeSide | undefined;
  readonly anew: ReadonlySet<string | undefined>;
}

function toFieldSite(site: Site, path: string): Site {
  return { ...site, coordinate: coordinates.part(site.thing, path), name: path };
}

/**
 * Something kept of a field that only one model keeps. What is kept of a field that is new was never missing, and what a new
 * field keeps just so in place of one that is gone isn't missing either: only its way there is another one.
 */
function tellOne(
  site: Site,
  path: string,
  { had, has }: AspectPair,
  codes: IndexCodes,
  { before, after, anew }: OneSide,
): readonly Change[] {
  if (before === undefined ? !had(path) : !has(path) && anew.has(before.text)) return [];
  return [makeChange({ ...site, code: before === undefined ? codes.added : codes.removed, before, after })];
}

/** What is kept of fields that only the later model has, in the words of a change. */
function describeAnew<Kept>(
  { had }: AspectPair,
  kept: Iterable<Kept>,
  tell: (kept: Kept) => { readonly path: string; readonly text?: string | undefined },
): ReadonlySet<string | undefined> {
  return new Set([...kept].map(tell).flatMap(({ path, text }) => (had(path) ? [] : [text])));
}

function compareSearchable(site: Site, pair: AspectPair): readonly Change[] {
  const codes = { added: "reindex/search-field-added", removed: "reindex/search-field-removed" } as const;
  const toMap = ({ searchable }: Aspect): ReadonlyMap<string, SearchableField> =>
    new Map(searchable.filter(({ leftOut }) => leftOut !== true).map((field) => [field.fieldPath, field]));
  const later = toMap(pair.is);
  const anew = describeAnew(pair, later.values(), (field) => ({
    path: field.fieldPath,
    text: describeSearchable(field).text,
  }));
  return pairUp(toMap(pair.was), later).flatMap(({ name: path, before, after }): readonly Change[] => {
    const at = toFieldSite(site, path);
    const sides = { before: before && describeSearchable(before), after: after && describeSearchable(after) };
    if (before === undefined || after === undefined) return tellOne(at, path, pair, codes, { ...sides, anew });
    const tell = (code: ChangeCode, earlier: string, later: string): readonly Change[] => {
      if (earlier === later) return [];
      const [from, to] = [
        { text: earlier, span: before.span },
        { text: later, span: after.span },
      ];
      return [makeChange({ ...at, code, before: from, after: to })];
    };
    return [
      ...tell("reindex/search-field-renamed", before.indexName, after.indexName),
      ...tell("reindex/search-field-changed", ...printDiffering(toSettings(before, false), toSettings(after, false))),
      ...tell("risky/search-ranking-changed", ...printDiffering(toSettings(before, true), toSettings(after, true))),
    ];
  });
}

function describeSearchable({ indexName, fieldType = "by its type", span }: SearchableField): ChangeSide {
  return { text: `${indexName}, ${fieldType}`, span };
}

/** Settings that count when somebody searches; the others decide what is in the index. */
const rankingKeys: ReadonlySet<string> = new Set([
  "boostScore",
  "weightsPerFieldValue",
  "queryByDefault",
  "addToFilters",
  "addHasValuesToFilters",
  "filterNameOverride",
  "hasValuesFilterNameOverride",
  "includeQueryEmptyAggregation",
]);

/** Told by themselves. */
const toldKeys: ReadonlySet<string> = new Set(["fieldName", "fieldType"]);

function toSettings({ annotation, fieldType }: SearchableField, isRanking: boolean): JsonObject {
  const own = Object.entries(annotation).filter(([key]) => !toldKeys.has(key) && rankingKeys.has(key) === isRanking);
  const type: readonly (readonly [string, JsonValue])[] = isRanking ? [] : [["fieldType", fieldType ?? null]];
  return Object.fromEntries([...type, ...own]);
}

/** The settings that aren't the same on both sides. */
function printDiffering(before: JsonObject, after: JsonObject): readonly [string, string] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const differing = keys.filter((key) => printSorted(before[key]) !== printSorted(after[key]));
  const print = (settings: JsonObject): string => {
    const own = differing.flatMap((key) => (key in settings ? [`${key} ${printSorted(settings[key])}`] : []));
    return own.length === 0 ? "no such setting" : own.join(", ");
  };
  return differing.length === 0 ? ["", ""] : [print(before), print(after)];
}

interface Edge {
  readonly targets: ReadonlySet<string>;
  readonly first: Relationship;
}

/** By path and name: the same annotation gives every entity that carries the aspect its edges. */
function listEdges(relationships: readonly Relationship[]): ReadonlyMap<string, Edge> {
  const edges = new Map<string, Edge & { readonly targets: Set<string> }>();
  for (const relationship of relationships) {
    if (relationship.overridden === true) continue;
    const key = `${relationship.fieldPath} ${relationship.name}`;
    const edge = edges.get(key);
    if (edge === undefined) edges.set(key, { targets: new Set([relationship.to]), first: relationship });
    else edge.targets.add(relationship.to);
  }
  return edges;
}

function compareEdges(
  site: Site,
  pair: AspectPair,
  [before, after]: readonly [readonly Relationship[], readonly Relationship[]],
): readonly Change[] {
  const codes = { added: "reindex/relationship-added", removed: "reindex/relationship-removed" } as const;
  const [earlier, later] = [listEdges(before), listEdges(after)];
  const anew = describeAnew(pair, later.values(), (edge) => ({
    path: edge.first.fieldPath,
    text: describeEdge(edge).text,
  }));
  // An annotation of what a field holds may stand at the field or within: the edges are the same.
  const [kept, keptNow] = [earlier, later].map((edges) => new Set([...edges.values()].map(toStored)));
  return pairUp(earlier, later).flatMap(({ before: was, after: is }): readonly Change[] => {
    const edge = (is ?? was)?.first;
    if (edge === undefined) return [];
    if (was === undefined && is !== undefined && kept?.has(toStored(is))) return [];
    if (is === undefined && was !== undefined && keptNow?.has(toStored(was))) return [];
    const coordinate = coordinates.parameter(coordinates.part(site.thing, edge.fieldPath), edge.name);
    const at = { ...site, coordinate, name: edge.fieldPath };
    const sides = { before: was && describeEdge(was), after: is && describeEdge(is) };
    if (was === undefined || is === undefined) return tellOne(at, edge.fieldPath, pair, codes, { ...sides, anew });
    if (sides.before?.text === sides.after?.text) return [];
    return [makeChange({ ...at, code: "reindex/relationship-changed", ...sides })];
  });
}

function describeEdge(edge: Edge): ChangeSide {
  const { valuePath, span } = edge.first;
  return { text: `${describeEnds(edge)}${valuePath === undefined ? "" : `, by ${valuePath}`}`, span };
}

function describeEnds({ targets, first: { name, isLineage, isUpstream } }: Edge): string {
  const lineage = isLineage ? `, lineage${isUpstream === true ? " upstream" : ""}` : "";
  return `${name} → ${[...targets].sort().join(", ")}${lineage}`;
}

/** What the graph keeps of an edge, wherever the annotation stands that makes it. */
function toStored(edge: Edge): string {
  return `${edge.first.valuePath ?? edge.first.fieldPath} ${describeEnds(edge)}`;
}

function compareTimeseries(site: Site, pair: AspectPair): readonly Change[] {
  const codes = { added: "reindex/timeseries-field-added", removed: "reindex/timeseries-field-removed" } as const;
  const toMap = ({ timeseriesFields }: Aspect): ReadonlyMap<string, TimeseriesField> =>
    new Map(timeseriesFields.map((field) => [field.fieldPath, field]));
  const later = toMap(pair.is);
  const anew = describeAnew(pair, later.values(), (field) => ({ path: field.fieldPath, text: describeSeries(field) }));
  return pairUp(toMap(pair.was), later).flatMap(({ name: path, before, after }): readonly Change[] => {
    const at = toFieldSite(site, path);
    const sides = {
      before: before && { text: describeSeries(before), span: pair.was.span },
      after: after && { text: describeSeries(after), span: pair.is.span },
    };
    if (before === undefined || after === undefined) return tellOne(at, path, pair, codes, { ...sides, anew });
    if (sides.before?.text === sides.after?.text) return [];
    return [makeChange({ ...at, code: "reindex/timeseries-field-changed", ...sides })];
  });
}

function describeSeries({ statName, collection, key, annotation }: TimeseriesField): string {
  const kind = collection ? ` by ${key ?? "its key"}` : "";
  return `${statName}${kind} ${printSorted(annotation)}`;
}
