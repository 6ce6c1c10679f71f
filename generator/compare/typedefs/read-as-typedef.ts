import type { Change } from "../change.ts";

/** A change of a type of Apache Atlas, whose way out is one that Atlas has. */
export function readAsTypedef(change: Change): Change {
  const { readings } = change;
  return readings === undefined
    ? change
    : { ...change, readings: readings.map((reading) => ({ ...reading, by: "atlas" as const })) };
}
