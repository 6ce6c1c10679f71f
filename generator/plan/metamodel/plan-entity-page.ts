import type { Aspect, AspectBinding, Entity, Relationship } from "../../catalogue/metamodel.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { AspectGroup, AspectPanel, EntityContent, RelationshipTable } from "../../page-model/metamodel.ts";
import type { PlannedTocEntry } from "../../page-model/page.ts";
import type { Badge, Fact, RichText, TextRun } from "../../page-model/parts.ts";
import { toAnchor } from "../addresses/addresses.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import { actionsEntry } from "./actions-entry.ts";
import { toAspectBadges } from "./aspect-badges.ts";
import { joinRuns, toDeprecationView } from "../parts/parts.ts";
import { drawEntityNeighbourhood } from "./entity-neighbourhood.ts";
import { aspectTopics } from "./aspect-topics.ts";
import { isItsOwnSchema } from "./is-its-own-schema.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import { toOperationText } from "./operation-text.ts";
import type { PlannedPage } from "./planned-page.ts";
import { describeEntityRecords } from "./entity-record-facts.ts";
import { describePairingRecords } from "./pairing-facts.ts";
import { describePlugins } from "./plugin-facts.ts";
import { toRelationshipRows } from "./relationship-rows.ts";
import { describeSystemAccess } from "./system-access.ts";
import { toEntityRun } from "./to-entity-run.ts";
import { toUrnView } from "./to-urn-view.ts";

/** The page of an entity: what it is, how it is named, what it carries and what it is joined to. */
export function planEntityPage(entity: Entity, view: MetamodelView): PlannedPage {
  const { context } = view;
  const span = entity.origins[0]?.span;
  const source = span === undefined ? undefined : context.source(span);
  const groups = groupBindings(entity, view);
  const edges = groupEdges(entity, view);
  return {
    route: context.routes.entities.get(entity.name) ?? "",
    title: entity.name,
    noun: "entity",
    description: context.summary(entity.doc) || describe(entity, view, edges.length > 0),
    toc: toToc(entity, { groups, edges, isOwn: isItsOwnSchema(entity, view) }),
    badges:
      entity.category === "internal"
        ? [{ label: "internal", tone: "neutral", title: "For the platform's own use" }]
        : [],
    source,
    content: view.ask({ query: "entity page", key: entity.name, lasts: "by name" }, {}, (own) =>
      planContent(entity.name, own),
    ),
  };
}

function planContent(name: string, view: MetamodelView): EntityContent {
  const { context } = view;
  const entity = context.catalogue.entities.get(name);
  if (entity === undefined) throw new Error(`there is no entity ${name}`);
  const span = entity.origins[0]?.span;
  const actions = view.actionsOfEntity(entity);
  return {
    kind: "entity",
    doc: context.doc(entity.doc),
    source: span && context.source(span),
    facts: toFacts(entity, view),
    urn: toUrnView(entity, actions, view),
    keyAspect: entity.keyAspect === undefined ? undefined : toKeyPanel(entity.keyAspect, view),
    aspects: groupBindings(entity, view).map((group) => toAspectGroup(group, view)),
    isItsOwnSchema: isItsOwnSchema(entity, view) || undefined,
    neighbourhood: drawEntityNeighbourhood(entity, view),
    relationships: groupEdges(entity, view).map((group) => toRelationshipTable(group, view)),
    isJoinedByRecords: view.pairingsOfEntity(name).length > 0 || undefined,
    actions: actions.view,
  };
}

function describe(entity: Entity, view: MetamodelView, hasEdges: boolean): string {
  const { name, urn, aspects } = entity;
  const [only] = isItsOwnSchema(entity, view) ? aspects : [];
  const record = only && view.recordOf(only.aspect);
  const parts = [
    ...(urn === undefined ? [] : ["its URN"]),
    record === undefined ? countNoun(aspects.length, "aspect") : countNoun(record.fields.length, "field"),
    ...(hasEdges ? ["relationships"] : []),
  ];
  const last = parts.pop() ?? "";
  return `The ${name} entity: ${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`}.`;
}

function toFacts(entity: Entity, view: MetamodelView): readonly Fact[] {
  const { context } = view;
  const facts: Fact[] = isItsOwnSchema(entity, view)
    ? [...toExtendedFacts(entity, view)]
    : [{ label: "Category", value: [{ text: entity.category }] }];
  if (entity.keyAspect !== undefined) {
    facts.push({ label: "Key aspect", value: [toAspectRun(entity.keyAspect, view)] });
  }
  const graphqlType = view.graphqlTypeOf(entity.name);
  if (graphqlType !== undefined) {
    facts.push({
      label: "GraphQL type",
      value: [{ text: graphqlType, code: true, href: context.links.graphqlType(graphqlType) }],
    });
  }
  if (entity.searchGroup !== undefined) {
    facts.push({ label: "Search group", value: [{ text: entity.searchGroup, code: true }] });
  }
  if (entity.viewUnrestricted === true) {
    facts.push({ label: "View authorization", value: [{ text: "exempt, found and seen without a grant" }] });
  }
  facts.push(...toAccessFacts(entity, view), ...describePairingRecords(view.pairingsOfEntity(entity.name), context));
  facts.push(...describeEntityRecords(view.recordsOfEntity(entity.name), context));
  const plugins = describePlugins(view.pluginsOfEntity(entity.name));
  const origins = isItsOwnSchema(entity, view) ? [] : toOriginFacts(entity, view);
  return [...facts, ...toChangeFacts(entity, view), ...plugins, ...origins];
}

function toAccessFacts({ keyAspect }: Entity, view: MetamodelView): readonly Fact[] {
  const key = keyAspect === undefined ? undefined : view.recordOf(keyAspect);
  return key === undefined ? [] : describeSystemAccess(key.annotations);
}

/** The entities whose schemas its own one includes. */
function toExtendedFacts({ aspects: [binding] }: Entity, view: MetamodelView): readonly Fact[] {
  const record = binding && view.recordOf(binding.aspect);
  const extended = (record?.includes ?? []).flatMap((name) => {
    const aspect = view.context.known.aspects.get(view.aspectOf(name) ?? "");
    return aspect?.entities.length === 1 ? aspect.entities : [];
  });
  const value = joinRuns(extended.map((name) => toEntityRun(name, view.context)));
  return extended.length === 0 ? [] : [{ label: "Extends", value }];
}

/** The operations that write what this entity alone carries: of what others carry too, the code can't tell whose it is. */
function toChangeFacts({ name, aspects, keyAspect }: Entity, view: MetamodelView): readonly Fact[] {
  const own = aspects.filter(({ aspect }) => {
    const known = view.context.known.aspects.get(aspect);
    return aspect !== keyAspect && known?.entities.length === 1 && known.entities[0] === name;
  });
  const writers = new Map(own.flatMap(({ aspect }) => view.writersOf(aspect)).map((link) => [link.label, link]));
  const sorted = [...writers.values()].sort((left, right) => (left.label < right.label ? -1 : 1));
  return sorted.length === 0 ? [] : [{ label: "Changed by", value: toOperationText(sorted) }];
}

/** The registries that name the entity, and apart from them the snapshots that declare what no registry does. */
function toOriginFacts({ origins }: Entity, { context }: MetamodelView): readonly Fact[] {
  const ids = new Set(context.catalogue.registries.map(({ id }) => id));
  const registries = origins.filter(({ registry }) => ids.has(registry));
  const snapshots = origins.filter(({ registry }) => !ids.has(registry));
  return [
    { label: registries.length > 1 ? "Registries" : "Registry", value: toOriginRuns(registries, context) },
    { label: snapshots.length > 1 ? "Snapshots" : "Snapshot", value: toOriginRuns(snapshots, context) },
  ].filter(({ value }) => value.length > 0);
}

function toOriginRuns(origins: Entity["origins"], context: MetamodelView["context"]): RichText {
  const runs: TextRun[] = [];
  for (const { registry, span } of origins) {
    if (runs.length > 0) runs.push({ text: ", " });
    runs.push({ text: registry, code: true, href: context.source(span).href, title: context.source(span).label });
  }
  return runs;
}

/** The name of an aspect, linked when a record declares it, marked when none does. */
export function toAspectRun(name: string, { context: { links } }: MetamodelView): TextRun {
  const href = links.aspect(name);
  const model = links.referredModel("aspects", name);
  if (model !== undefined) return { text: name, code: true, href, title: `${name}, of ${model}` };
  if (href !== undefined) return { text: name, code: true, href };
  return { text: name, code: true, unresolved: true, title: `No record is annotated as aspect ${name}` };
}

function toKeyPanel(name: string, view: MetamodelView): AspectPanel {
  return toPanel(name, view, undefined, []);
}

/** What an entity carries of one sort, under its heading. */
interface BindingGroup {
  readonly id: string;
  readonly label: string;
  readonly bindings: readonly AspectBinding[];
}

/** Aspects by what they tell; what only this entity carries stands before what others carry too. */
function groupBindings(entity: Entity, view: MetamodelView): readonly BindingGroup[] {
  const { aspects } = view.context.known;
  const isShared = ({ aspect }: AspectBinding): number => ((aspects.get(aspect)?.entities.length ?? 1) > 1 ? 1 : 0);
  const deprecated = entity.aspects.filter(({ aspect }) => aspects.get(aspect)?.deprecated !== undefined);
  const others = entity.aspects.filter((binding) => !deprecated.includes(binding));
  const byTopic = groupBy(others, ({ aspect }) => view.topicOf(aspect).id);
  return [
    ...aspectTopics.map(({ id, label }) => ({ id, label, bindings: byTopic.get(id) ?? [] })),
    { id: sectionIds.deprecatedAspects, label: "Deprecated", bindings: deprecated },
  ]
    .filter(({ bindings }) => bindings.length > 0)
    .map((group) => ({ ...group, bindings: group.bindings.toSorted((a, b) => isShared(a) - isShared(b)) }));
}

function toAspectGroup({ id, label, bindings }: BindingGroup, view: MetamodelView): AspectGroup {
  const { aspects } = view.context.known;
  const panels = bindings.map((binding) =>
    toPanel(binding.aspect, view, binding, toAspectBadges(aspects.get(binding.aspect))),
  );
  return { id, label, aspects: panels };
}

/** So many fields of an aspect are told with an entity: many entities may carry a long one, whose own page has them all. */
const mostFields = 200;

function toPanel(
  name: string,
  view: MetamodelView,
  binding: AspectBinding | undefined,
  badges: readonly Badge[],
): AspectPanel {
  const { context } = view;
  const record = view.recordOf(name);
  const aspect: Aspect | undefined = context.known.aspects.get(name);
  const summary = context.summary(record?.doc);
  const { fields = [] } = record ?? {};
  const isLong = fields.length > mostFields && context.links.aspect(name) !== undefined;
  const read = isLong ? view.firstRows : view.fieldRows;
  return {
    id: toAnchor(name),
    name,
    href: context.links.aspect(name),
    model: context.links.referredModel("aspects", name),
    summary,
    badges,
    deprecated: toDeprecationView(aspect?.deprecated, context),
    // A doc of one sentence has been said by the summary.
    doc:
      summary === record?.doc?.replaceAll("`", "").replace(/\s+/g, " ").trim() ? undefined : context.doc(record?.doc),
    ...(record?.language === "other" && { isAsWritten: true as const }),
    rows: record === undefined ? [] : read(record, mostFields).rows,
    fieldCount: isLong ? fields.length : undefined,
    source: binding === undefined ? undefined : context.source(binding.span),
  };
}

/** Edges of an entity in one direction, under their heading. */
interface EdgeGroup extends Omit<RelationshipTable, "rows"> {
  readonly edges: readonly Relationship[];
}

function groupEdges({ name }: Entity, view: MetamodelView): readonly EdgeGroup[] {
  const groups: readonly EdgeGroup[] = [
    { id: sectionIds.outgoing, label: "Outgoing", columns: ["to"], edges: view.outgoing(name) },
    { id: sectionIds.incoming, label: "Incoming", columns: ["from"], edges: view.incoming(name) },
    { id: sectionIds.toItself, label: "To itself", columns: [], edges: view.toItself(name) },
  ];
  return groups.filter(({ edges }) => edges.length > 0);
}

function toRelationshipTable({ edges, ...table }: EdgeGroup, view: MetamodelView): RelationshipTable {
  return { ...table, rows: toRelationshipRows(edges, view, { table: table.id }) };
}

interface EntityParts {
  readonly groups: readonly BindingGroup[];
  readonly edges: readonly EdgeGroup[];
  readonly isOwn: boolean;
}

function toToc({ urn, keyAspect }: Entity, { groups, edges, isOwn }: EntityParts): readonly PlannedTocEntry[] {
  const toc: PlannedTocEntry[] = [];
  if (urn !== undefined) toc.push({ id: sectionIds.urn, label: "URN", level: 2 });
  if (keyAspect !== undefined) toc.push({ id: sectionIds.keyAspect, label: nounTitle("keyAspect"), level: 2 });
  if (isOwn) toc.push({ id: sectionIds.fields, label: nounTitle("field", "plural"), level: 2 });
  else {
    toc.push({ id: sectionIds.aspects, label: nounTitle("aspect", "plural"), level: 2 });
    for (const { bindings } of groups) {
      for (const { aspect } of bindings) toc.push({ id: toAnchor(aspect), label: aspect, level: 3 });
    }
  }
  toc.push({ id: sectionIds.relationships, label: nounTitle("relationship", "plural"), level: 2 });
  for (const { id, label } of edges) toc.push({ id, label, level: 3 });
  toc.push(actionsEntry);
  return toc;
}
