import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Aspect } from "../../catalogue/metamodel.ts";
import type { GraphqlField, GraphqlOperation } from "../../catalogue/graphql.ts";
import { findEntityOfGraphqlType, findGraphqlTypeOfEntity } from "../../link/graphql/find-graphql-type-of-entity.ts";
import type { ActionKind } from "../../page-model/actions.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import { splitWords } from "../../print/sample-values.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import {
  createExampleAbout,
  isRequired,
  type ExampleContext,
  type ExampleTopic,
  type GraphqlExample,
} from "./examples/create-examples.ts";
import { findNamedEntity } from "./find-named-entity.ts";
import { findNamedAspects } from "./named-for-aspect.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { takesUrn } from "./takes-urn.ts";

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

export const noGraphqlActions: GraphqlActions = { entities: new Map(), aspects: new Map() };

/** What actions take of a model. */
export interface ActedModel extends Pick<Catalogue, "graphql" | "aspects"> {
  readonly entities: ReadonlyMap<string, unknown>;
}

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
  const byAspect = groupWriters(mutations);
  // Where code was read, names would only say what it doesn't.
  const isCodeRead = mutations.some(({ code }) => code !== undefined);
  const named = (kind: "write" | "remove"): ReadonlyMap<string, GraphqlOperation> =>
    isCodeRead ? new Map() : findByName(mutations, model, kind);
  const namedFor = { write: named("write"), remove: named("remove") };
  const hidden = new Set(aspects.get("status")?.entities);
  // What removes things of one kind as wholes, removes no aspect of others.
  const removing = new Set(removals.values());

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
  function planAspectChange(aspect: Aspect, entity: string, kind: "write" | "remove"): readonly GraphqlAction[] {
    for (const { operation, known } of listWriters(aspect, kind)) {
      const action = toAction(kind, operation, { entity }, known);
      const [first] = action;
      if (first !== undefined && (known === "name" || isMeant(operation, aspect, kind, first.example))) return action;
    }
    return [];
  }

  /** Whether an operation that writes several aspects is likely to write this one in the example. */
  function isMeant(
    { name, code }: GraphqlOperation,
    aspect: Aspect,
    kind: "write" | "remove",
    { variables }: GraphqlExample,
  ): boolean {
    const written = code?.writes ?? [];
    if (written.length < 2 || sharesWord(name, aspect.name)) return true;
    const [entity, ...others] = aspect.entities;
    if (kind === "remove" || entity === undefined || others.length > 0) return false;
    // What is said of fields is written where a part of the resource is sent, which examples leave out.
    if (/schema/i.test(aspect.name)) return false;
    const isOnly = written.every((one) => one.aspect === aspect.name || !carries(entity, one.aspect));
    return isOnly && printJson(variables).includes(JSON.stringify(exampleContext.subjects.urn(entity)));
  }

  function carries(entity: string, aspect: string): boolean {
    return aspects.get(aspect)?.entities.includes(entity) ?? false;
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

  function listWriters(aspect: Aspect, kind: "write" | "remove"): readonly Writer[] {
    const usual = (byAspect.get(aspect.name) ?? []).filter(
      (operation) => removes.test(operation.name) === (kind === "remove") && !removing.has(operation),
    );
    const operation = namedFor[kind].get(aspect.name);
    return [
      ...rankWriters(usual).map((each): Writer => ({ operation: each, known: "code" })),
      ...(operation === undefined ? [] : [{ operation, known: "name" as const }]),
    ];
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

interface Writer {
  readonly operation: GraphqlOperation;
  readonly known: GraphqlAction["known"];
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
  const ranks = new Map<string, number>();
  const found = new Map<string, GraphqlOperation>();
  for (const mutation of mutations) {
    const [, verb = "", thing = ""] = /^([a-z]+)(\w+?)(?:Properties|Entity)?$/.exec(mutation.name) ?? [];
    const rank = verbs.indexOf(verb);
    // `removeTag` takes the tag off something, unless it wants to know no more than which tag.
    if (rank < 0 || (verb === "remove" && !takesUrn(mutation))) continue;
    const entity = findNamedEntity(thing, catalogue);
    if (entity === undefined || rank >= (ranks.get(entity) ?? verbs.length)) continue;
    ranks.set(entity, rank);
    found.set(entity, mutation);
  }
  return found;
}

/** What changes a thing tells more than what makes one. */
const entityVerbs = { write: ["update", "upsert", "create", "add"], remove: ["delete", "remove"] } as const;

const removes = /^(?:batch)?(?:Remove|remove|Unset|unset|Delete|delete)/;

/** By aspect, the first operation that is named for it. */
function findByName(
  mutations: readonly GraphqlOperation[],
  model: ActedModel,
  kind: "write" | "remove",
): ReadonlyMap<string, GraphqlOperation> {
  const found = new Map<string, GraphqlOperation>();
  for (const mutation of mutations)
    for (const aspect of findNamedAspects(mutation, model.aspects.keys(), model, kind))
      if (!found.has(aspect)) found.set(aspect, mutation);
  return found;
}

function groupWriters(mutations: readonly GraphqlOperation[]): ReadonlyMap<string, readonly GraphqlOperation[]> {
  const byAspect = new Map<string, GraphqlOperation[]>();
  for (const mutation of mutations) {
    for (const { aspect } of mutation.code?.writes ?? []) {
      const known = byAspect.get(aspect);
      if (known === undefined) byAspect.set(aspect, [mutation]);
      else known.push(mutation);
    }
  }
  return byAspect;
}

/** What writes little else comes first, and one thing before many. */
function rankWriters(operations: readonly GraphqlOperation[]): readonly GraphqlOperation[] {
  const weight = ({ name, code }: GraphqlOperation): number =>
    (code?.writes.length ?? 0) * 4 + (name.startsWith("batch") ? 2 : 0) + (/^(?:create|report)/.test(name) ? 1 : 0);
  return operations.toSorted((a, b) => weight(a) - weight(b));
}

/** Whether two names have a word in common, in one form or another: `removeOwner` and `ownership`. */
function sharesWord(operation: string, aspect: string): boolean {
  const [, ...words] = splitWords(operation.replace(/^batch(?=[A-Z])/, ""));
  const theirs = splitWords(aspect);
  return words.some((one) => theirs.some((other) => one.slice(0, stem) === other.slice(0, Math.min(stem, one.length))));
}

/** So many letters are alike in the forms of a word. */
const stem = 4;

function findAspectField({ name, schema }: Aspect, fields: readonly GraphqlField[]): GraphqlField | undefined {
  const record = schema.slice(schema.lastIndexOf(".") + 1);
  const usable = fields.filter(
    ({ deprecated, arguments: args }) => deprecated === undefined && !args.some((argument) => isRequired(argument)),
  );
  return (
    usable.find((field) => namedTypeOf(field.type) === record) ??
    usable.find((field) => field.name === name && namedTypeOf(field.type).toLowerCase().includes(name.toLowerCase()))
  );
}
