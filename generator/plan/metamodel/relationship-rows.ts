import type { Relationship } from "../../catalogue/metamodel.ts";
import type { RelationshipRow } from "../../page-model/metamodel.ts";
import type { Badge, RichText } from "../../page-model/parts.ts";
import { toAnchor } from "../addresses/addresses.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import { listEntities } from "./list-entities.ts";
import { toRelationshipHref } from "./relationship-href.ts";

interface RowOptions {
  /** The table, if others point into it: the first row of each name has an anchor then. */
  readonly table?: string | undefined;
  /** So many entities are listed in a row; as many as one can read where it isn't said otherwise. */
  readonly most?: number | undefined;
}

/** Edges as rows: those of one name through one field make one row, whichever entities they join. */
export function toRelationshipRows(
  edges: readonly Relationship[],
  view: MetamodelView,
  { table, most }: RowOptions = {},
): readonly RelationshipRow[] {
  const groups = groupBy(
    dropRepeats(edges),
    (edge) => `${edge.name}\n${edge.aspect}\n${placeOf(edge)}\n${edge.overridden ?? ""}`,
  );
  const named = new Set<string>();
  return [...groups.keys()].toSorted().flatMap((key) => {
    const group = groups.get(key);
    if (group?.[0] === undefined) return [];
    const { name } = group[0];
    const id = table === undefined || named.has(name) ? undefined : toRowAnchor(table, name);
    named.add(name);
    return [{ ...toRow(group[0], group, most, view), id }];
  });
}

/** The edges without overridden ones that the overriding annotation declares again. */
function dropRepeats(edges: readonly Relationship[]): readonly Relationship[] {
  const toKey = (edge: Relationship): string => [edge.from, edge.name, edge.to, edge.aspect, placeOf(edge)].join("\n");
  const stored = new Set(edges.filter(({ overridden }) => overridden === undefined).map(toKey));
  return edges.filter((edge) => edge.overridden === undefined || !stored.has(toKey(edge)));
}

/** Anchor of the first row of a relationship in a table of an entity's page. */
export function toRowAnchor(table: string, name: string): string {
  return toAnchor(`${table}.${name}`);
}

function toRow(
  edge: Relationship,
  group: readonly Relationship[],
  most: number | undefined,
  view: MetamodelView,
): RelationshipRow {
  const { context } = view;
  const via = toVia(edge, view);
  const all = toRelationshipHref(edge.name, context);
  const list = (names: readonly string[]) => listEntities([...new Set(names)], { all, most }, context);
  return {
    name: { label: edge.name, href: all },
    from: list(group.map((each) => each.from)),
    to: list(group.map((each) => each.to)),
    via: via.text,
    lineage: edge.isLineage ? toLineageBadge(edge) : undefined,
    overridden: edge.overridden ? overriddenBadge : undefined,
    deprecated: via.deprecated,
  };
}

const overriddenBadge: Badge = {
  label: "overridden",
  tone: "neutral",
  title: "An annotation further out addresses the same value, so the platform never stores this edge",
};

function toLineageBadge({ isUpstream }: Relationship): Badge {
  if (isUpstream === undefined) return { label: "lineage", tone: "accent" };
  return isUpstream
    ? { label: "lineage: upstream", tone: "accent", title: "The entity pointed at is upstream" }
    : { label: "lineage: downstream", tone: "accent", title: "The entity pointed at is downstream" };
}

function placeOf(edge: Relationship): string {
  return edge.valuePath ?? edge.fieldPath;
}

/** `aspect.field.path`, linked to the deepest of its fields that has a row on the aspect's page. */
function toVia(edge: Relationship, view: MetamodelView): { readonly text: RichText; readonly deprecated: boolean } {
  const text = `${edge.aspect}.${placeOf(edge)}`;
  const record = view.recordOf(edge.aspect);
  const page = view.context.links.aspect(edge.aspect);
  if (record === undefined || page === undefined) return { text: [{ text, code: true }], deprecated: false };
  // Each field of the record itself has a row, which needs none of the others to be made: of what many have, each page names many.
  const id = toAnchor(placeOf(edge));
  const own = placeOf(edge).includes(".") ? undefined : record.fields.find(({ name }) => toAnchor(name) === id);
  if (own !== undefined)
    return { text: [{ text, code: true, href: `${page}#${id}` }], deprecated: own.deprecated !== undefined };
  const { byId } = view.fieldRows(record);
  const around = toPrefixes(placeOf(edge))
    .map(toAnchor)
    .filter((id) => byId.has(id));
  const deepest = around.at(-1);
  return {
    text: [{ text, code: true, href: deepest === undefined ? page : `${page}#${deepest}` }],
    deprecated: around.some((id) => byId.get(id)?.deprecated !== undefined),
  };
}

/** `a.b.c` as `a`, `a.b`, `a.b.c`. */
function toPrefixes(path: string): readonly string[] {
  const parts = path.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}
