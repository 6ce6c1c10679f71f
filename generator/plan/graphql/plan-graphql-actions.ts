import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Aspect } from "../../catalogue/metamodel.ts";
import type { GraphqlField, GraphqlOperation } from "../../catalogue/graphql.ts";
import { findEntityOfGraphqlType, findGraphqlTypeOfEntity } from "../../link/graphql/find-graphql-type-of-entity.ts";
import type { ActionKind } from "../../page-model/actions.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import {
  createExampleAbout,
  isRequired,
  type ExampleContext,
  type ExampleTopic,
  type GraphqlExample,
} from "./examples/create-examples.ts";
import { type ActedModel, type AspectChange, createAspectWriters } from "./create-aspect-writers.ts";
import { findNamedEntity } from "./find-named-entity.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { takesUrn } from "./takes-urn.ts";
import { toNamingModel } from "./to-naming-model.ts";

/** An operation that does something with an entity or aspect, by an example that was executed. */
export interface GraphqlAction {
  readonly kind: ActionKind;
  readonly operation: LinkItem;
  readonly example: GraphqlExample;
  /** By what the operation is known to do this: its code, or no more than names and types. */
  readonly known: "code" | "name";
  /** What it removes is hidden and can be had back. */
  readonly hides?: true | undefined;
}

/** By entity and by aspect, what operations do with them. */
export interface GraphqlActions {
  readonly entities: ReadonlyMap<string, readonly GraphqlAction[]>;
  readonly aspects: ReadonlyMap<string, readonly GraphqlAction[]>;
}

/** Of a model whose API does nothing with it. */
export const noGraphqlActions: GraphqlActions = { entities: new Map(), aspects: new Map() };

/** The operations that read, write and remove entities and aspects: for each the one that says most, with an example. */
export function planGraphqlActions(
  model: ActedModel,
  links: Pick<PlanLinks, "operation">,
  exampleContext: ExampleContext,
): GraphqlActions {
  const { graphql, entities, aspects } = model;
  const usable = graphql.operations.filter(({ deprecated }) => deprecated === undefined);
  const queries = usable.filter(({ operation }) => operation === "query");
  const mutations = usable.filter(({ operation }) => operation === "mutation");
  const reads = findReads(queries, model);
  const writes = findWrites(mutations, entityVerbs.write, model);
  const removals = findWrites(mutations, entityVerbs.remove, model);
  const generalRead = queries.find((each) => each.name === "entity" && takesUrn(each));
  const softRemoval = mutations.find(({ name }) => name === "batchUpdateSoftDeleted");
  const hidden = new Set(aspects.get("status")?.entities);
  const writers = createAspectWriters(mutations, model, new Set(removals.values()));

  return {
    // By their names: who looks at all of them at once looks at their docs as well.
    entities: new Map([...entities.keys()].map((name) => [name, planEntity(name)])),
    aspects: new Map([...aspects.values()].map((aspect) => [aspect.name, planAspect(aspect)])),
  };

  function planEntity(name: string): readonly GraphqlAction[] {
    const topic = { entity: name };
    const hides = removals.get(name) === undefined && hidden.has(name);
    return [
      ...toAction("read", reads.get(name) ?? readAny(name), topic),
      ...toAction("write", writes.get(name), topic),
      ...(hides
        ? toAction("remove", softRemoval, topic).map((action) => ({ ...action, hides }))
        : toAction("remove", removals.get(name), topic)),
    ];
  }

  /** What reads any entity reads this one where a type stands for it that may be returned. */
  function readAny(entity: string): GraphqlOperation | undefined {
    const name = findGraphqlTypeOfEntity(model, entity);
    return name === undefined || generalRead === undefined || !mayReturn(generalRead, name) ? undefined : generalRead;
  }

  function mayReturn({ type }: GraphqlOperation, name: string): boolean {
    const returned = namedTypeOf(type);
    const [general, own] = [exampleContext.findType(returned), exampleContext.findType(name)];
    if (general?.kind === "union") return general.members.includes(name);
    return returned === name || (own?.kind === "object" && own.interfaces.includes(returned));
  }

  function planAspect(aspect: Aspect): readonly GraphqlAction[] {
    const carriers = [...aspect.entities].sort((a, b) => Number(b === "dataset") - Number(a === "dataset"));
    const [entity] = carriers;
    if (entity === undefined) return [];
    return [
      ...planAspectRead(aspect, carriers),
      ...planAspectChange(aspect, entity, "write"),
      ...planAspectChange(aspect, entity, "remove"),
    ];
  }

  /** By the first operation whose example does it to this aspect: code that writes several chooses by what it is given. */
  function planAspectChange(aspect: Aspect, entity: string, kind: AspectChange): readonly GraphqlAction[] {
    const urn = JSON.stringify(exampleContext.subjects.urn(entity));
    for (const writer of writers.list(aspect, kind)) {
      const action = toAction(kind, writer.operation, { entity }, writer.known);
      const namesIt = action.some(({ example }) => printJson(example.variables).includes(urn));
      if (action.length > 0 && writers.isMeant(writer, aspect, kind, namesIt)) return action;
    }
    return [];
  }

  /** By the field of an entity's type that has the aspect's name, or whose type has that of its record. */
  function planAspectRead(aspect: Aspect, carriers: readonly string[]): readonly GraphqlAction[] {
    for (const entity of carriers) {
      const operation = reads.get(entity) ?? readAny(entity);
      const type = exampleContext.findType(findGraphqlTypeOfEntity(model, entity) ?? "");
      if (operation === undefined || type?.kind !== "object") continue;
      const field = findAspectField(aspect, type.fields);
      const action = field === undefined ? [] : toAction("read", operation, { entity, field });
      if (action.length > 0) return action;
    }
    return [];
  }

  function toAction(
    kind: ActionKind,
    operation: GraphqlOperation | undefined,
    topic: ExampleTopic,
    known: GraphqlAction["known"] = "name",
  ): readonly GraphqlAction[] {
    const href = operation && links.operation(operation.operation, operation.name);
    if (operation === undefined || href === undefined) return [];
    const example = createExampleAbout(operation, topic, exampleContext);
    const link = { label: operation.name, href, noun: operation.operation };
    return example === undefined ? [] : [{ kind, operation: link, example, known }];
  }
}

/** By entity, what takes a URN and gives the thing. */
function findReads(queries: readonly GraphqlOperation[], catalogue: ActedModel): ReadonlyMap<string, GraphqlOperation> {
  const found = new Map<string, GraphqlOperation>();
  for (const query of queries) {
    if (query.type.kind !== "named" || !takesUrn(query)) continue;
    const entity = findEntityOfGraphqlType(catalogue, query.type.name);
    if (entity !== undefined && !found.has(entity)) found.set(entity, query);
  }
  return found;
}

/** `updateDataset` and `deleteTag`, by the entity's name or that of its type; the verb that tells most. */
function findWrites(
  mutations: readonly GraphqlOperation[],
  verbs: readonly string[],
  catalogue: ActedModel,
): ReadonlyMap<string, GraphqlOperation> {
  const naming = toNamingModel(catalogue);
  const ranks = new Map<string, number>();
  const found = new Map<string, GraphqlOperation>();
  for (const mutation of mutations) {
    const [, verb = "", thing = ""] = /^([a-z]+)(\w+?)(?:Properties|Entity)?$/.exec(mutation.name) ?? [];
    const rank = verbs.indexOf(verb);
    // `removeTag` takes the tag off something, unless it wants to know no more than which tag.
    if (rank < 0 || (verb === "remove" && !takesUrn(mutation))) continue;
    const entity = findNamedEntity(thing, naming);
    if (entity === undefined || rank >= (ranks.get(entity) ?? verbs.length)) continue;
    ranks.set(entity, rank);
    found.set(entity, mutation);
  }
  return found;
}

/** What changes a thing tells more than what makes one. */
const entityVerbs = { write: ["update", "upsert", "create", "add"], remove: ["delete", "remove"] } as const;

function findAspectField({ name, schema }: Aspect, fields: readonly GraphqlField[]): GraphqlField | undefined {
  const record = toSimpleName(schema);
  const usable = fields.filter(
    ({ deprecated, arguments: args }) => deprecated === undefined && !args.some((argument) => isRequired(argument)),
  );
  return (
    usable.find((field) => namedTypeOf(field.type) === record) ??
    usable.find((field) => field.name === name && namedTypeOf(field.type).toLowerCase().includes(name.toLowerCase()))
  );
}
