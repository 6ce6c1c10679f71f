import { Kind, type FieldDefinitionNode } from "graphql";

const names = /^_(?:dummy|empty|noop|placeholder|unused)?$/i;
const types: ReadonlySet<string> = new Set(["Boolean", "Int", "String"]);

/** Whether a field is only there because a type can't be empty, e.g. `_: Boolean` of a `Query` that other files extend: nobody asks for it. */
export function isFiller({
  name,
  type,
  arguments: inputs = [],
  description,
  directives = [],
}: FieldDefinitionNode): boolean {
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return (
    names.test(name.value) &&
    inner.kind === Kind.NAMED_TYPE &&
    types.has(inner.name.value) &&
    inputs.length + directives.length === 0 &&
    description === undefined
  );
}
