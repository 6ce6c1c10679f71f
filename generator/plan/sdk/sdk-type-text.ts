import type { SdkReference, SdkType } from "../../catalogue/sdk.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** A type as Python writes it, with the names that have a page linked. */
export function toSdkTypeText(type: SdkType | undefined, context: PlanContext): RichText {
  if (type === undefined) return [];
  const { text, references } = type;
  if (references.length === 0) return [{ text }];
  const byName = new Map(references.map((reference) => [reference.name, reference]));
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(/"[^"]*"|'[^']*'|[A-Za-z_][\w.]*/g)) {
    const reference = byName.get(match[0]);
    const href = reference && findHref(reference, context);
    if (reference === undefined || href === undefined) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: reference.name, href, title: reference.target });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

function findHref({ to, target }: SdkReference, { links }: PlanContext): string | undefined {
  switch (to) {
    case "symbol":
      return links.sdkSymbol(target);
    case "modelClass":
      return links.modelClass(target);
    case "schema":
      return links.schema(target);
  }
}
