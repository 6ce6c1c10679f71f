import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import { findEntityOfGraphqlType } from "../../link/graphql/find-graphql-type-of-entity.ts";
import type { EntityUse } from "../../page-model/metamodel.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { toExampleView } from "./to-example-view.ts";

/** By entity, how it is read and how it is written: the operation that says most about each, with its example. */
export function planEntityUses(view: GraphqlView): ReadonlyMap<string, readonly EntityUse[]> {
  const { context, graphql, examples } = view;
  const names = new Map([...context.catalogue.entities.keys()].map((name) => [name.toLowerCase(), name]));
  const reads = new Map<string, GraphqlOperation>();
  const writes = new Map<string, Write>();
  for (const operation of graphql.operations) {
    if (operation.deprecated !== undefined || !examples.has(operation.coordinate)) continue;
    if (operation.operation === "query") {
      const entity = findRead(operation);
      if (entity !== undefined && !reads.has(entity)) reads.set(entity, operation);
    } else if (operation.operation === "mutation") {
      const write = findWrite(operation);
      if (write !== undefined && write.rank < (writes.get(write.entity)?.rank ?? verbs.length)) {
        writes.set(write.entity, write);
      }
    }
  }
  return new Map([...names.values()].map((entity) => [entity, toUses(entity)]));

  /** What takes a URN and gives the thing. */
  function findRead({ type, arguments: args }: GraphqlOperation): string | undefined {
    const [only] = args;
    if (type.kind !== "named" || args.length !== 1 || only?.name !== "urn") return undefined;
    return findEntityOfGraphqlType(context.catalogue, type.name);
  }

  /** `updateDataset` and `createTag`, by the entity's name or that of its type. */
  function findWrite(operation: GraphqlOperation): Write | undefined {
    const [, verb = "", thing = ""] = /^([a-z]+)(\w+?)(?:Properties)?$/.exec(operation.name) ?? [];
    const rank = verbs.indexOf(verb);
    const entity = names.get(thing.toLowerCase()) ?? findEntityOfGraphqlType(context.catalogue, thing);
    return rank < 0 || entity === undefined ? undefined : { entity, rank, operation };
  }

  function toUses(entity: string): readonly EntityUse[] {
    const chosen = [
      ["~read", "Read", reads.get(entity)],
      ["~write", "Write", writes.get(entity)?.operation],
    ] as const;
    return chosen.flatMap(([id, label, operation]) => {
      const example = operation && examples.get(operation.coordinate);
      const link = operation && view.memberLink(operation.coordinate);
      if (example === undefined || link === undefined) return [];
      return [{ id, label, operation: link, example: toExampleView(example, context.options.graphqlEndpoint) }];
    });
  }
}

interface Write {
  readonly entity: string;
  /** The lower, the more it tells. */
  readonly rank: number;
  readonly operation: GraphqlOperation;
}

/** What changes a thing tells more than what makes one. */
const verbs = ["update", "upsert", "create", "add"];
