import type { Relationship } from "../../catalogue/metamodel.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { Link, LinkItem } from "../../page-model/parts.ts";
import { createActions, type Actions } from "../actions/actions.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { noGraphqlActions, type GraphqlActions } from "../graphql/plan-graphql-pages.ts";
import { createRestliUses } from "../restli/plan-restli-pages.ts";
import { rankRecords } from "../../print/rank-records.ts";
import { collectAspectFacts } from "./field-facts.ts";
import type { CodeTabsSource } from "./to-code-tabs.ts";
import { createFieldRows, type FieldRows } from "./field-rows.ts";

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
  edgesOfAspect(aspect: string): readonly Relationship[];
  /** The aspect whose record the schema is. */
  aspectOf(fullName: string): string | undefined;
  eventOf(fullName: string): string | undefined;
  /** The Rest.li resources and calls that name the schema. */
  restliUses(fullName: string): readonly LinkItem[];
  /** Rows of a record's fields; those of an aspect are the same on its own page and on its entities'. */
  fieldRows(record: RecordSchema): FieldRows;
  /** The record of an aspect; undefined when the model has none. */
  recordOf(aspect: string): RecordSchema | undefined;
  /** What can be done with entities and aspects. */
  readonly actions: Actions;
  /** The operations that write an aspect, as far as the server's code tells. */
  writersOf(aspect: string): readonly Link[];
}

/** What the pages of operations know about things of the model. */
export interface MetamodelOperations {
  /** What operations do with entities and aspects. */
  readonly actions: GraphqlActions;
  /** By aspect, what writes it. */
  readonly writers: ReadonlyMap<string, readonly Link[]>;
}

/** Goes over the relationships, aspects and events once. */
export function createMetamodelView(context: PlanContext, operations?: MetamodelOperations): MetamodelView {
  const { catalogue, known } = context;
  const outgoing = groupBy(
    catalogue.relationships.filter((edge) => edge.from !== edge.to),
    (edge) => edge.from,
  );
  const incoming = groupBy(
    catalogue.relationships.filter((edge) => edge.from !== edge.to),
    (edge) => edge.to,
  );
  const toItself = groupBy(
    catalogue.relationships.filter((edge) => edge.from === edge.to),
    (edge) => edge.from,
  );
  const byAspect = groupBy(catalogue.relationships, (edge) => edge.aspect);
  const aspects = new Map([...known.aspects.values()].map((aspect) => [aspect.schema, aspect.name]));
  const events = new Map([...catalogue.events.values()].map((event) => [event.schema, event.name]));
  const rows = new Map<string, FieldRows>();
  const ranks = rankRecords(known.schemas);
  const view: MetamodelView = {
    context,
    codeSource: { schemas: known.schemas, entities: known.entities, ranks },
    outgoing: (entity) => outgoing.get(entity) ?? [],
    incoming: (entity) => incoming.get(entity) ?? [],
    toItself: (entity) => toItself.get(entity) ?? [],
    edgesOfAspect: (aspect) => byAspect.get(aspect) ?? [],
    aspectOf: (fullName) => aspects.get(fullName),
    eventOf: (fullName) => events.get(fullName),
    restliUses: createRestliUses(context),
    fieldRows: (record) => {
      const earlier = rows.get(record.fullName);
      if (earlier !== undefined) return earlier;
      const made = makeFieldRows(record, view);
      rows.set(record.fullName, made);
      return made;
    },
    actions: createActions(context, operations?.actions ?? noGraphqlActions, ranks),
    writersOf: (aspect) => operations?.writers.get(aspect) ?? [],
    recordOf: (aspect) => {
      const schema = known.schemas.get(known.aspects.get(aspect)?.schema ?? "");
      return schema?.kind === "record" ? schema : undefined;
    },
  };
  return view;
}

function makeFieldRows(record: RecordSchema, view: MetamodelView): FieldRows {
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
