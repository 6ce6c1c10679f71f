import type { AspectEvidence, GraphqlModel, OperationCode } from "../../../catalogue/graphql.ts";
import type { JavaText } from "../../code/java-values.ts";
import type { ReadResolver } from "./read-resolvers.ts";

/** The model with what the server's code says of its operations. */
export function addResolvers(model: GraphqlModel, resolvers: readonly ReadResolver[]): GraphqlModel {
  if (resolvers.length === 0) return model;
  const byCoordinate = new Map(resolvers.map((resolver) => [resolver.coordinate, resolver]));
  return {
    ...model,
    operations: model.operations.map((operation) => {
      const resolver = byCoordinate.get(operation.coordinate);
      // What a mutation reads, it mostly reads for its checks.
      const isReading = operation.operation === "query";
      return resolver === undefined ? operation : { ...operation, code: toCode(resolver, isReading) };
    }),
  };
}

function toCode(
  { resolver, span, writes, reads, deletes, privileges, isOneEnough }: ReadResolver,
  isReading: boolean,
): OperationCode {
  return {
    resolver,
    span,
    writes: writes.map(toEvidence),
    reads: isReading ? reads.map(toEvidence) : [],
    deletes,
    privileges: privileges.map(({ names, span, isConditional }) => ({
      privileges: names,
      span,
      ...(isConditional ? { conditional: true as const } : {}),
    })),
    ...(isOneEnough && privileges.length > 1 ? { anyPrivilege: true as const } : {}),
  };
}

function toEvidence({ value, span }: JavaText): AspectEvidence {
  return { aspect: value, span };
}
