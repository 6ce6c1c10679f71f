import type { JsonValue } from "../../../../catalogue/json.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { lastName } from "../../../code/last-name.ts";
import type { ModelField } from "../models/pydantic-fields.ts";

/** A default as Pydantic shows it: of a secret that there is one, and not which. */
export function maskSecret(value: JsonValue, { type }: Pick<ModelField, "type">): JsonValue {
  return typeof value === "string" && value !== "" && holdsSecret(type) ? "**********" : value;
}

/** `SecretStr` and what is called like it, be it optional. */
function holdsSecret(type: PythonExpression): boolean {
  switch (type.kind) {
    case "name":
    case "attribute":
      return /Secret(?:Str|Bytes)$/.test(lastName(type));
    case "text":
      return /Secret(?:Str|Bytes)\b/.test(type.value);
    case "binary":
      return holdsSecret(type.left) || holdsSecret(type.right);
    case "subscript":
      return /^(?:Optional|Union|Annotated)$/.test(lastName(type.of)) && type.items.some(holdsSecret);
    default:
      return false;
  }
}
