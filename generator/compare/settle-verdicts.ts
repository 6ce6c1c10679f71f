import type { Change, Verdict } from "./change.ts";

/** What a project asks for, where that is less or more than the strictest reading. */
export interface Settlement {
  /**
   * Whose reading of data counts: `backward` that of new readers, `forward` that of old ones, `full` both. A breaking
   * change that fails nobody who counts is risky.
   */
  readonly compat?: "backward" | "forward" | "full" | undefined;
  /** Verdicts by code; `off` leaves the changes out. They go before all else. */
  readonly levels?: Readonly<Record<string, Verdict | "off">> | undefined;
  /** What removal is of things that were deprecated before; `breaking` unless given. */
  readonly announcedRemoval?: Verdict | undefined;
}

/** The changes with the verdicts that a project has asked for, in their order. */
export function settleVerdicts(changes: readonly Change[], settlement: Settlement): readonly Change[] {
  return changes.flatMap((change): readonly Change[] => {
    const verdict = settle(change, settlement);
    if (verdict === "off") return [];
    return [verdict === change.verdict ? change : { ...change, verdict }];
  });
}

function settle(change: Change, { compat = "full", levels = {}, announcedRemoval }: Settlement): Verdict | "off" {
  const { code, verdict, readings, announced } = change;
  if (Object.hasOwn(levels, code)) return levels[code] ?? verdict;
  if (verdict !== "breaking") return verdict;
  if (announced === true && announcedRemoval !== undefined) return announcedRemoval;
  const [deciding] = readings ?? [];
  if (deciding === undefined) return verdict;
  const { newReadsOld, oldReadsNew } = deciding;
  const holds = { backward: newReadsOld, forward: oldReadsNew, full: newReadsOld && oldReadsNew }[compat];
  return holds ? "risky" : verdict;
}
