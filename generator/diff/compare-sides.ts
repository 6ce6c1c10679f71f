import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { type Settlement, settleVerdicts } from "../compare/settle-verdicts.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Compared } from "./compared.ts";
import { judgeChanges, type FailOn } from "./gate.ts";
import { readAccepted } from "./read-accepted.ts";
import type { Side } from "./side.ts";

/** What a project asks of a comparison. */
export interface ComparisonTerms extends Settlement {
  readonly failOn?: FailOn | undefined;
  /** Path of the file of accepted changes. */
  readonly accepted?: string | undefined;
  /** Today as a day, e.g. `2027-01-31`; acceptances run out by it. */
  readonly today: string;
}

/** Compares two states of a model by a project's terms; undefined when these can't be read, which has been reported. */
export async function compareSides(
  before: Side,
  after: Side,
  { terms, report }: { readonly terms: ComparisonTerms; readonly report: Report },
): Promise<Compared | undefined> {
  const accepted = terms.accepted === undefined ? [] : await readAccepted(terms.accepted, report);
  if (accepted === undefined) return undefined;
  const { changes, uncompared } = compareCatalogues(before.catalogue, after.catalogue);
  const judged = judgeChanges(settleVerdicts(changes, terms), { ...terms, accepted });
  for (const entry of judged.unused) report.add(compareCodes.unusedAccepted(entry));
  return { ...judged, before: before.label, after: after.label, uncompared };
}
