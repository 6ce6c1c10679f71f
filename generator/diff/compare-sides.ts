import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Comparison } from "../compare/change.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { listUnreadOf } from "../compare/unread.ts";
import { type Settlement, settleVerdicts } from "../compare/settle-verdicts.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { Engine } from "../engine/engine.ts";
import type { Compared } from "./compared.ts";
import { judgeChanges, type FailOn } from "./gate.ts";
import { readAccepted } from "./read-accepted.ts";
import type { ModelHistory } from "../history/model-history.ts";
import { findReturns } from "./find-returns.ts";
import { refuseSide } from "./refuse-side.ts";
import { reportChoices } from "./report-choices.ts";
import { reportDamage } from "./report-damage.ts";
import { isSameSide, type Side } from "./side.ts";

/** What a project asks of a comparison. */
export interface ComparisonTerms extends Settlement {
  readonly failOn?: FailOn | undefined;
  /** Holds changes to all releases that are known, not to the earlier state alone. */
  readonly transitive?: boolean | undefined;
  /** Path of the file of accepted changes. */
  readonly accepted?: string | undefined;
  /** Today as a day, e.g. `2027-01-31`; acceptances run out by it. */
  readonly today: string;
}

/** What a comparison goes by. */
export interface ComparisonContext {
  readonly terms: ComparisonTerms;
  readonly report: Report;
  /** The releases that changes are held to besides. */
  readonly past?: ModelHistory | undefined;
  /** Spares the reading of what both states have in common. */
  readonly engine?: Engine | undefined;
}

/** Compares two states of a model by a project's terms; undefined when these can't be read, which has been reported. */
export async function compareSides(
  before: Side,
  after: Side,
  { terms, report, past, engine }: ComparisonContext,
): Promise<Compared | undefined> {
  const accepted = terms.accepted === undefined ? [] : await readAccepted(terms.accepted, report);
  if (accepted === undefined) return undefined;
  const compared = await compareTexts(before, after, { report, engine, isGate: terms.failOn !== undefined });
  if (compared === undefined) return undefined;
  const { uncompared, unknown = [], hasOtherSchemas, catalogue } = compared;
  for (const plugin of compared.unjudged ?? []) report.add(compareCodes.notJudged({ plugin }));
  const changes = [...compared.changes, ...(past === undefined ? [] : findReturns(compared.changes, past))];
  const judged = judgeChanges(settleVerdicts(changes, terms), { ...terms, accepted });
  for (const entry of judged.unused) report.add(compareCodes.unusedAccepted(entry));
  return { ...judged, before: before.label, after: after.label, uncompared, unknown, hasOtherSchemas, catalogue };
}

async function compareTexts(
  before: Side,
  after: Side,
  {
    report,
    engine = createSharedEngine(),
    isGate,
  }: Pick<ComparisonContext, "report" | "engine"> & { readonly isGate: boolean },
): Promise<(Comparison & Pick<Compared, "catalogue" | "hasOtherSchemas">) | undefined> {
  if (isSameSide(before, after)) return { changes: [], uncompared: [] };
  const link = async (side: Side): Promise<Catalogue | undefined> => {
    try {
      return await side.link(engine);
    } catch (error) {
      return refuseSide(side.label, error, report);
    }
  };
  const old = await link(before);
  if (old === undefined) return undefined;
  const now = await link(after);
  if (now === undefined) return undefined;
  const comparison = compareCatalogues(old, now);
  const sides = {
    before: { label: before.label, unread: listUnreadOf(old, now), catalogue: old },
    after: { label: after.label, unread: listUnreadOf(now, old), catalogue: now },
  };
  reportDamage(comparison, sides, { isGate, report });
  const hasOtherSchemas = reportChoices(sides, report);
  return { ...comparison, ...(hasOtherSchemas && { hasOtherSchemas }), catalogue: now };
}

/** An engine for two states: what the second has in common with the first is neither read nor linked again. */
export function createSharedEngine(): Engine {
  return createEngine({ isLive: true }).within("model");
}
