import type { AspectEvidence, GraphqlModel } from "../../../catalogue/graphql.ts";
import type { ReadFilling } from "./read-fillings.ts";

/** The model with the aspects that fields of objects are filled from. */
export function addFillings(model: GraphqlModel, fillings: readonly ReadFilling[]): GraphqlModel {
  if (fillings.length === 0) return model;
  const byCoordinate = new Map<string, AspectEvidence[]>();
  for (const { coordinate, aspect } of fillings) {
    const known = byCoordinate.get(coordinate) ?? [];
    known.push({ aspect: aspect.value, span: aspect.span });
    byCoordinate.set(coordinate, known);
  }
  const types = model.types.map((type) => {
    if (type.kind !== "object" || !type.fields.some(({ coordinate }) => byCoordinate.has(coordinate))) return type;
    const fields = type.fields.map((field) => {
      const aspects = byCoordinate.get(field.coordinate);
      return aspects === undefined ? field : { ...field, aspects };
    });
    return { ...type, fields };
  });
  return { ...model, types };
}
