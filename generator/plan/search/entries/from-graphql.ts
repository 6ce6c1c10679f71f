import type { GraphqlOperationContent, GraphqlTypeContent } from "../../../page-model/graphql.ts";
import type { Collected } from "./collected.ts";
import { fromRows, fromSymbol, namesIn } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

type SearchedOperation = Pick<GraphqlOperationContent, "doc" | "facts" | "arguments" | "returns">;

/** An operation with its arguments. */
export function fromOperation({ doc, facts, arguments: args, returns }: SearchedOperation): Collected {
  const said = toPlainText(doc);
  // What gives back a thing says by it what it is about.
  const writes = returns.parts.length === 0 ? tellWrites(facts) : "";
  const further = [writes, ...tellSubjects(facts)].filter((each) => each !== "");
  const text = [further.length === 0 ? said : said.replace(/[^.!?]$/, "$&."), ...further]
    .filter((each) => each !== "")
    .join(" ");
  return [{ text, types: namesIn(returns.type) }, ...fromRows(args, "operationArgument")];
}

/** That `updateName` renames domains as well may be said by nothing but the aspects that it writes. */
function tellWrites(facts: SearchedOperation["facts"]): string {
  const runs = facts.find(({ label }) => label === "Writes")?.value ?? [];
  const aspects = runs.filter(({ code }) => code === true).map(({ text }) => text);
  return aspects.length === 0 ? "" : `Writes ${aspects.join(", ")}.`;
}

/** That a repository can be starred may be said by nothing but the types of what comes back. */
function tellSubjects(facts: SearchedOperation["facts"]): readonly string[] {
  return facts
    .filter(({ label }) => label.startsWith("Possible types of "))
    .map(({ label, value }) => `${label}: ${value.map(({ text }) => text).join("")}.`);
}

/** A type with its fields, their arguments, and its values. */
export function fromGraphqlType(
  { doc, fields = [], values = [] }: GraphqlTypeContent,
  kind: "graphqlField" | "inputField",
): Collected {
  const rows = fields.flatMap((row) => [...fromRows([row], kind), ...fromRows(row.rows ?? [], "argument")]);
  return [{ text: toPlainText(doc) }, ...rows, ...values.map((each) => fromSymbol(each, "enumValue"))];
}
