import type { Field, TypeExpression } from "../../catalogue/schema.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinPlain, toTypeText } from "../parts/parts.ts";

/** The type of a field as Protocol Buffers write it, e.g. `repeated Berth` or `map<int32, string>`; undefined in any other language. */
export function toProtobufTypeText(
  { type, annotations: { mapKeys }, span }: Pick<Field, "type" | "annotations" | "span">,
  context: PlanContext,
): RichText | undefined {
  if (!span.file.endsWith(".proto")) return undefined;
  switch (type.kind) {
    case "array":
      return wrap("repeated ", type.items, "", context);
    case "map":
      return wrap(`map<${typeof mapKeys === "string" ? mapKeys : "string"}, `, type.values, ">", context);
    default:
      return wrap("", type, "", context);
  }
}

function wrap(before: string, type: TypeExpression, after: string, context: PlanContext): RichText {
  const scalar = nameScalar(type);
  if (scalar !== undefined) return [{ text: `${before}${scalar}${after}` }];
  return joinPlain([{ text: before }, ...toTypeText(type, context), { text: after }].filter(({ text }) => text !== ""));
}

const names: ReadonlyMap<string, string> = new Map([
  ["boolean", "bool"],
  ["int", "int32"],
  ["long", "int64"],
]);

/** Formats that stand for scalars that the catalogue has no type for. */
const formats = /^(?:uint(?:32|64)|sint(?:32|64)|s?fixed(?:32|64))$/;

function nameScalar(type: TypeExpression): string | undefined {
  if (type.kind !== "primitive") return undefined;
  const format = type.annotations?.["format"];
  if (format === undefined) return names.get(type.name) ?? type.name;
  return typeof format === "string" && formats.test(format) ? format : undefined;
}
