import type { GraphqlModel } from "../../../catalogue/graphql.ts";
import type { Span } from "../../../catalogue/span.ts";

/** The model with the places at which objects are kept from some readers. */
export function addRestrictions(model: GraphqlModel, restrictions: ReadonlyMap<string, Span>): GraphqlModel {
  if (restrictions.size === 0) return model;
  const types = model.types.map((type) => {
    const restricted = type.kind === "object" ? restrictions.get(type.name) : undefined;
    return type.kind === "object" && restricted !== undefined ? { ...type, restricted } : type;
  });
  return { ...model, types };
}
