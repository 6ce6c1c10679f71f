import type { Change } from "../change.ts";

/** A change without those who write data, where what they write is let through by JSON Schemas as it was. */
export function spareWriters(change: Change): Change {
  const [deciding] = change.readings ?? [];
  if (deciding?.by !== "validation" || !deciding.newReadsOld) return change;
  return { ...change, hits: change.hits.filter((hit) => hit !== "metadataWriters") };
}
