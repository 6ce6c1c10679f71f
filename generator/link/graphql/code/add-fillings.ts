import type { AspectEvidence, GraphqlModel } from "../../../catalogue/graphql.ts";
import type { ReadFilling } from "./read-fillings.ts";

/** The model with the aspects that fields of objects are filled from. */
export function addFillings(model: GraphqlModel, fillings: readonly ReadFilling[]): GraphqlModel {
  if (fillings.length === 0) return model;
  const byCoordinate = new Map<string, AspectEvidence[]>();
  for (const { coordinate, aspect } of fillings) {
    const known = byCoordinate.get(coordinate) ?? [];
    byCoordinate.set(coordinate, [...known, { aspect: aspect.value, span: aspect.span }]);
  }
  return {
    ...model,
    types: model.types.map((type) =>
      type.kind !== "object" || !type.fields.some(({ coordinate }) => byCoordinate.has(coordinate))
        ? type
        : {
            ...type,
            fields: type.fields.map((field) => {
              const aspects = byCoordinate.get(field.coordinate);
              return aspects === undefined ? field : { ...field, aspects };
            }),
          },
    ),
  };
}
