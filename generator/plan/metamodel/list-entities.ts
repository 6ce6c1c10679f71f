import { formatCount } from "../../catalogue/nouns.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toEntityRun } from "./to-entity-run.ts";

interface Listing {
  /** Between the last two; a comma where it isn't said otherwise. */
  readonly last?: string | undefined;
  /** Where all stand, if this isn't there. */
  readonly all?: string | undefined;
  readonly most?: number | undefined;
}

/** Where each of very many entities leads to all, each of their pages would list all. */
const mostListed = 100;

/** Entities by name, linked; of very many the first, and how many more there are. */
export function listEntities(
  names: readonly string[],
  { last = ", ", all, most = mostListed }: Listing,
  context: PlanContext,
): RichText {
  const runs: TextRun[] = [];
  const more = names.length - most;
  const shown = more > 0 ? names.slice(0, most) : names;
  for (const [index, name] of shown.entries()) {
    if (index > 0) runs.push({ text: more <= 0 && index === shown.length - 1 ? last : ", " });
    runs.push(toEntityRun(name, context));
  }
  if (more > 0) runs.push({ text: last }, { text: `${formatCount(more)} more`, href: all });
  return runs;
}
