import type { Catalogue, Unread } from "../catalogue/catalogue.ts";
import type { Comparison, UnknownArea } from "../compare/change.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import { sayUnread } from "./say-unread.ts";
import { areaWords } from "./words.ts";

type SideName = UnknownArea["unread"];

/** A side, and what could not be read of it alone. */
interface DamagedSide {
  readonly label: string;
  readonly catalogue: Catalogue;
  readonly unread: readonly Unread[];
}

interface DamageContext {
  /** Whether changes are to fail. */
  readonly isGate: boolean;
  readonly report: Report;
}

/**
 * Says once for each side what could not be read of it, and what can't be judged for that. A gate fails where that is so of the
 * later side: that nothing was found doesn't mean that nothing breaks. Of the earlier one, whoever changes the model can't help it.
 */
export function reportDamage(
  { uncompared, unknown = [] }: Pick<Comparison, "uncompared" | "unknown">,
  sides: Readonly<Record<SideName, DamagedSide>>,
  { isGate, report }: DamageContext,
): void {
  for (const side of ["before", "after"] as const) {
    const { label: name, unread } = sides[side];
    const isStrict = isGate && side === "after";
    const lacked = uncompared.filter(({ missing }) => missing === side);
    const hidden = unknown.filter((each) => each.unread === side);
    const areas = [...new Set([...hidden, ...lacked].map(({ area }) => areaWords[area]))];
    if (hidden.length === 0 && unread.length === 0) {
      if (isStrict && areas.length > 0) report.add(compareCodes.notCompared({ name, areas }));
      continue;
    }
    const facts = { name, side, cause: nameCause(sides[side]), others: Math.max(0, unread.length - 1), areas };
    report.add((isStrict && areas.length > 0 ? compareCodes.notDecided : compareCodes.damagedSide)(facts));
  }
}

/** The first thing that is wrong, with its place; a catalogue that an earlier release has printed at most knows the file of a registry. */
function nameCause({ unread: [first], catalogue }: DamagedSide): string | undefined {
  return first === undefined
    ? catalogue.registries.find(({ incomplete }) => incomplete === true)?.file
    : sayUnread(first);
}
