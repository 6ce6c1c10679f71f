import type { GraphqlOperationContent, GraphqlTypeContent } from "../../../page-model/graphql.ts";
import type { Collected } from "./collected.ts";
import { fromRows, fromSymbol, namesIn } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

/** An operation with its arguments. */
export function fromOperation({ doc, arguments: args, returns }: GraphqlOperationContent): Collected {
  return [{ text: toPlainText(doc), types: namesIn(returns.type) }, ...fromRows(args, "operationArgument")];
}

/** A type with its fields, their arguments, and its values. */
export function fromGraphqlType(
  { doc, fields = [], values = [] }: GraphqlTypeContent,
  kind: "graphqlField" | "inputField",
): Collected {
  const rows = fields.flatMap((row) => [...fromRows([row], kind), ...fromRows(row.rows ?? [], "argument")]);
  return [{ text: toPlainText(doc) }, ...rows, ...values.map((each) => fromSymbol(each, "enumValue"))];
}
