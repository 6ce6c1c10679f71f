import type { Change } from "../change.ts";
import type { ChangeCode } from "../rules.ts";

/** What Atlas refuses when a type is updated, whoever could read the data. */
const refused: ReadonlySet<string> = new Set<ChangeCode>([
  "breaking/field-removed",
  "breaking/required-field-added",
  "breaking/type-changed",
]);

/** A change of a type of Apache Atlas, whose way out is one that Atlas has. */
export function readAsTypedef(change: Change): Change {
  const { code, readings } = change;
  if (readings === undefined) return change;
  const anyway = refused.has(code) ? { newReadsOld: false, oldReadsNew: false } : {};
  return { ...change, readings: readings.map((reading) => ({ ...reading, by: "atlas" as const, ...anyway })) };
}
