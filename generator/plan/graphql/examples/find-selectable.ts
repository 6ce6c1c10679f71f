import type {
  GraphqlField,
  GraphqlInputValue,
  GraphqlType,
  GraphqlTypeExpression,
} from "../../../catalogue/graphql.ts";
import { saysDeprecated } from "../../../link/graphql/says-deprecated.ts";

/** The fields of a type that an example may ask for: none that is deprecated, by mark or by word. */
export function findSelectable(type: GraphqlType): readonly GraphqlField[] {
  if (type.kind !== "object" && type.kind !== "interface") return [];
  return type.fields.filter(
    ({ name, type: result, deprecated, description }) =>
      deprecated === undefined && !saysDeprecated(description) && !name.startsWith("__") && isDeclared(result),
  );
}

/** Whether anything declares what is inside the wrappers. */
export function isDeclared(type: GraphqlTypeExpression): boolean {
  return type.kind === "named" ? type.unresolved === undefined : isDeclared(type.of);
}

/** Whether a value has to be given. */
export function isRequired({ type, default: preset }: GraphqlInputValue): boolean {
  return type.kind === "nonNull" && preset === undefined;
}
