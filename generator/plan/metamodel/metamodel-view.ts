import type { Aspect, Entity, Relationship } from "../../catalogue/metamodel.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { Answer } from "../../engine/answer.ts";
import type { Question } from "../../engine/engine.ts";
import type { ActionsView } from "../../page-model/actions.ts";
import type { Link, LinkItem } from "../../page-model/parts.ts";
import {
  type Actions,
  createActions,
  type EntityActions,
  type InterfaceIndex,
  noInterfaces,
} from "../actions/plan-actions.ts";
import { findAspectTopic, type AspectTopic } from "./aspect-topics.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listRestliUses } from "../restli/plan-restli-pages.ts";
import { rankRecords } from "../../print/rank-records.ts";
import { indexEntityNames } from "../../print/sample-urns.ts";
import { collectAspectFacts } from "./field-facts.ts";
import type { CodeTabsSource } from "./to-code-tabs.ts";
import { createFieldRows, type FieldRows, type FieldsOfRecord } from "./field-rows.ts";
import { type EntityRecords, indexEntityRecords } from "./entity-record-facts.ts";
import { indexVersions, type OtherVersions } from "./index-versions.ts";
import { indexPairings, type Pairing } from "./pairing-facts.ts";
import { type PluginIndex, type ScopedPlugin, indexPlugins } from "./plugin-facts.ts";
import { indexOwnSchemas } from "./index-own-schemas.ts";

/** The metadata model as its pages need it: looked up by what they show, each answer made once. */
export interface MetamodelView {
  readonly context: PlanContext;
  readonly codeSource: CodeTabsSource;
  /** Edges of an entity to others. */
  outgoing(entity: string): readonly Relationship[];
  /** Edges of other entities to it. */
  incoming(entity: string): readonly Relationship[];
  /** Edges of an entity to itself. */
  toItself(entity: string): readonly Relationship[];
  /** Edges of an aspect, whichever entity carries it. */
  edgesOfAspect(aspect: string): readonly Relationship[];
  /** The aspect whose record the schema is. */
  aspectOf(fullName: string): string | undefined;
  eventOf(fullName: string): string | undefined;
  /** The entity that is what the record of an aspect describes, which nobody else carries. */
  entityItself(aspect: string): string | undefined;
  /** The Rest.li resources and calls that name the schema. */
  restliUses(fullName: string): readonly LinkItem[];
  /** Other versions of a schema that lie beside it. */
  versionsOf(fullName: string): OtherVersions | undefined;
  /** Rows of a record's fields; those of an aspect are the same on its own page and on its entities'. */
  fieldRows(record: RecordSchema): FieldRows;
  /** Those of so many of its fields at most, made without the others. */
  firstRows(record: RecordSchema, most: number): FieldRows;
  /** The record of an aspect; undefined when the model has none. */
  recordOf(aspect: string): RecordSchema | undefined;
  /** What an aspect tells of its entities. */
  topicOf(aspect: string): AspectTopic;
  /** What can be done with an entity or aspect. */
  actionsOfEntity(entity: Entity): EntityActions;
  actionsOfAspect(aspect: Aspect): ActionsView | undefined;
  /** Plugins that a registry names for an aspect, and for all aspects of an entity. */
  pluginsOfAspect(aspect: string): readonly ScopedPlugin[];
  pluginsOfEntity(entity: string): readonly ScopedPlugin[];
  /** Records that join an entity to others, by which the first models did it. */
  pairingsOfEntity(entity: string): readonly Pairing[];
  /** Records that models of the first generation have for an entity besides its aspects. */
  recordsOfEntity(entity: string): EntityRecords | undefined;
  /** The operations that write an aspect, as far as the server's code tells. */
  writersOf(aspect: string): readonly Link[];
  /** Name of the GraphQL type that stands for the entity. */
  graphqlTypeOf(entity: string): string | undefined;
  /** As `PlanContext.ask`, of a view of its own. */
  ask<More extends object, Planned>(
    question: Question,
    more: More,
    plan: (view: MetamodelView, more: More) => Planned,
  ): Answer<Planned>;
  /** The fields of GraphQL objects that are filled from an aspect, as far as the server's code tells. */
  fillingsOf(aspect: string): readonly LinkItem[];
}

/** What the pages of operations know about things of the model. */
export interface MetamodelOperations {
  /** By which things can be done with entities and aspects. */
  readonly interfaces: InterfaceIndex;
  /** By aspect, what writes it. */
  readonly writers: ReadonlyMap<string, readonly Link[]>;
  /** By aspect, what is filled from it. */
  readonly fillings: ReadonlyMap<string, readonly LinkItem[]>;
}

/** What the view looks up by name, gathered in one go over the model. Plain data. */
export interface MetamodelIndex {
  readonly outgoing: ReadonlyMap<string, readonly Relationship[]>;
  readonly incoming: ReadonlyMap<string, readonly Relationship[]>;
  readonly toItself: ReadonlyMap<string, readonly Relationship[]>;
  readonly byAspect: ReadonlyMap<string, readonly Relationship[]>;
  /** By the full name of its record, the name of an aspect or event. */
  readonly aspects: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  /** By aspect, the entity that is just that. */
  readonly ownSchemas: ReadonlyMap<string, string>;
  readonly restliUses: ReadonlyMap<string, readonly LinkItem[]>;
  readonly versions: ReadonlyMap<string, OtherVersions>;
  readonly ranks: ReadonlyMap<string, number>;
  readonly plugins: PluginIndex;
  readonly pairings: ReadonlyMap<string, readonly Pairing[]>;
  readonly entityRecords: ReadonlyMap<string, EntityRecords>;
  readonly entityNames: ReadonlyMap<string, string>;
  /** By entity, the GraphQL type that stands for it. */
  readonly graphqlTypes: ReadonlyMap<string, string>;
  readonly operations: MetamodelOperations;
}

const noOperations: MetamodelOperations = { interfaces: noInterfaces, writers: new Map(), fillings: new Map() };

/** Goes over the relationships, aspects and events once. */
export function indexMetamodel(context: PlanContext, operations = noOperations): MetamodelIndex {
  const { catalogue, known } = context;
  const between = catalogue.relationships.filter((edge) => edge.from !== edge.to);
  const types = [...catalogue.entities.keys()].map((name) => [name, context.graphqlTypeOfEntity(name)] as const);
  return {
    outgoing: groupBy(between, (edge) => edge.from),
    incoming: groupBy(between, (edge) => edge.to),
    toItself: groupBy(
      catalogue.relationships.filter((edge) => edge.from === edge.to),
      (edge) => edge.from,
    ),
    byAspect: groupEdgesByAspect(catalogue.relationships),
    aspects: new Map([...known.aspects.values()].map((aspect) => [aspect.schema, aspect.name])),
    events: new Map([...catalogue.events.values()].map((event) => [event.schema, event.name])),
    ownSchemas: indexOwnSchemas(catalogue.entities, known),
    restliUses: listRestliUses(context),
    versions: indexVersions(catalogue.schemas),
    plugins: indexPlugins(catalogue.registries),
    pairings: indexPairings(catalogue.schemas, catalogue.entities, catalogue.aspects),
    entityRecords: indexEntityRecords(catalogue.schemas, catalogue.entities),
    ranks: rankRecords(known.schemas),
    entityNames: indexEntityNames(context.urns.keys()),
    graphqlTypes: new Map(types.flatMap(([name, type]) => (type === undefined ? [] : [[name, type]]))),
    operations,
  };
}

/** Every entity that carries an aspect brings the same edges: those of the first tell all. */
function groupEdgesByAspect(edges: readonly Relationship[]): ReadonlyMap<string, readonly Relationship[]> {
  const first = new Map<string, string>();
  for (const { aspect, from } of edges) if (!first.has(aspect)) first.set(aspect, from);
  return groupBy(
    edges.filter(({ aspect, from }) => first.get(aspect) === from),
    (edge) => edge.aspect,
  );
}

/** The model as it is indexed, for one page or for all. */
export function createMetamodelView(context: PlanContext, index: MetamodelIndex): MetamodelView {
  const { known } = context;
  const rows = new Map<string, FieldRows>();
  let actions: Actions | undefined;
  const getActions = (): Actions => (actions ??= createActions(context, index.operations.interfaces, index));
  const view: MetamodelView = {
    context,
    codeSource: { schemas: known.schemas, entities: context.urns, entityNames: index.entityNames, ranks: index.ranks },
    outgoing: (entity) => index.outgoing.get(entity) ?? [],
    incoming: (entity) => index.incoming.get(entity) ?? [],
    toItself: (entity) => index.toItself.get(entity) ?? [],
    edgesOfAspect: (aspect) => index.byAspect.get(aspect) ?? [],
    aspectOf: (fullName) => index.aspects.get(fullName),
    eventOf: (fullName) => index.events.get(fullName),
    entityItself: (aspect) => index.ownSchemas.get(aspect),
    restliUses: (fullName) => index.restliUses.get(fullName) ?? [],
    versionsOf: (fullName) => index.versions.get(fullName),
    fieldRows: (record) => {
      const earlier = rows.get(record.fullName);
      if (earlier !== undefined) return earlier;
      const made = makeFieldRows(record, view);
      rows.set(record.fullName, made);
      return made;
    },
    firstRows: (record, most) => makeFieldRows({ ...record, fields: record.fields.slice(0, most) }, view),
    actionsOfEntity: (entity) => getActions().ofEntity(entity),
    actionsOfAspect: (aspect) => getActions().ofAspect(aspect),
    pluginsOfAspect: (aspect) => index.plugins.byAspect.get(aspect) ?? [],
    pluginsOfEntity: (entity) => index.plugins.byEntity.get(entity.toLowerCase()) ?? [],
    pairingsOfEntity: (entity) => index.pairings.get(entity) ?? [],
    recordsOfEntity: (entity) => index.entityRecords.get(entity),
    writersOf: (aspect) => index.operations.writers.get(aspect) ?? [],
    fillingsOf: (aspect) => index.operations.fillings.get(aspect) ?? [],
    topicOf: (name) => {
      const isLineage = (index.byAspect.get(name) ?? []).some((edge) => edge.isLineage);
      return findAspectTopic(context.known.aspects.get(name), { name, isLineage });
    },
    graphqlTypeOf: (entity) => index.graphqlTypes.get(entity),
    ask: (question, more, plan) =>
      context.ask(question, { index, more }, (own, from) => plan(createMetamodelView(own, from.index), from.more)),
    recordOf: (aspect) => {
      const schema = known.schemas.get(known.aspects.get(aspect)?.schema ?? "");
      return schema?.kind === "record" ? schema : undefined;
    },
  };
  return view;
}

function makeFieldRows(record: FieldsOfRecord, view: MetamodelView): FieldRows {
  const { context } = view;
  const aspect = context.known.aspects.get(view.aspectOf(record.fullName) ?? "");
  // An aspect that no entity carries has no edges in the linked model, yet its annotations tell of some.
  const isCarried = aspect !== undefined && aspect.entities.length + aspect.keyOf.length > 0;
  if (!isCarried) return createFieldRows(record, context);
  return createFieldRows(record, context, collectAspectFacts(aspect, view.edgesOfAspect(aspect.name), context));
}

/** Things by key, each list in the order of the input. */
export function groupBy<Thing>(things: Iterable<Thing>, keyOf: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}
