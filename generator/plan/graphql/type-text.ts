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
  return toOriginRun(name, view) ?? { text: name, unresolved: true, title: `Nothing declares type ${name}` };
}

/** The name of a type, or of a directive with its `@`, that a specification declares, linked to that. */
export function toOriginRun(name: string, view: GraphqlView): TextRun | undefined {
  const url = view.originOf(name);
  return url === undefined ? undefined : { ...toAddress(url), text: name, title: `Declared by ${url}` };
}

/** The address comes from the input, so only a plain web address becomes a link. */
export function toAddress(url: string): TextRun {
  return /^https?:\/\/[^\s]+$/i.test(url) ? { text: url, href: url } : { text: url, code: true };
}
