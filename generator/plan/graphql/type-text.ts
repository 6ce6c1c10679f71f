import type { GraphqlTypeExpression } from "../../catalogue/graphql.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";

/** A type as SDL writes it, e.g. `[Owner!]!`, with its name linked. */
export function toTypeText(type: GraphqlTypeExpression, view: GraphqlView): RichText {
  let before = "";
  let after = "";
  let inner = type;
  while (inner.kind !== "named") {
    if (inner.kind === "list") {
      before += "[";
      after = `]${after}`;
    } else {
      after = `!${after}`;
    }
    inner = inner.of;
  }
  const runs: TextRun[] = [toNameRun(inner.name, view)];
  if (before !== "") runs.unshift({ text: before });
  if (after !== "") runs.push({ text: after });
  return runs;
}

/** A type's name, linked; marked when nothing declares it. */
export function toNameRun(name: string, view: GraphqlView): TextRun {
  const href = view.typeHref(name);
  if (href !== undefined) return { text: name, href };
  // The types of introspection belong to every schema and have no page.
  if (name.startsWith("__")) return { text: name };
  return { text: name, unresolved: true, title: `Nothing declares type ${name}` };
}
