import type { GraphqlInputValue, GraphqlTypeExpression } from "../../catalogue/graphql.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { toTypeText } from "./type-text.ts";
import { joinTexts, measureText } from "../parts/parts.ts";

/** Longer signatures have a line for each argument. */
const longestLine = 90;

/** What a signature says. */
export interface SignatureParts {
  readonly name: string;
  readonly arguments: readonly GraphqlInputValue[];
  /** Absent for a directive. */
  readonly type?: GraphqlTypeExpression | undefined;
}

/** A field, operation or directive as SDL writes it, with linked types; on one line unless it is long. */
export function toSignature({ name, arguments: args, type }: SignatureParts, view: GraphqlView): RichText {
  const pieces = args.map((arg) => toArgument(arg, view));
  const end: TextRun[] = type === undefined ? [] : [{ text: ": " }, ...toTypeText(type, view)];
  if (pieces.length === 0) return [{ text: name }, ...end];
  const line = [{ text: `${name}(` }, ...joinTexts(pieces), { text: ")" }, ...end];
  if (measureText(line) <= longestLine) return line;
  return [{ text: `${name}(\n  ` }, ...joinTexts(pieces, "\n  "), { text: "\n)" }, ...end];
}

function toArgument({ name, type, default: value }: GraphqlInputValue, view: GraphqlView): RichText {
  const runs: TextRun[] = [{ text: `${name}: ` }, ...toTypeText(type, view)];
  if (value !== undefined) runs.push({ text: ` = ${value}` });
  return runs;
}
