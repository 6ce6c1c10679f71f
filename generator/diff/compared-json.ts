import type { Change } from "../compare/change.ts";
import { fingerprintChange } from "../compare/fingerprint-change.ts";
import { findWayOut } from "../compare/say-change.ts";
import type { Compared } from "./compared.ts";
import { toSentence } from "./words.ts";

/** A change with what is said of it. */
export interface ToldChange extends Change {
  /** Stays the same as long as the change does; what lists of known changes go by. */
  readonly fingerprint: string;
  /** What it means for who asked: it fails them, doesn't, or has been accepted. */
  readonly gate: "failing" | "passing" | "accepted";
  readonly message: string;
  /** The way out. */
  readonly help?: string | undefined;
}

/** All changes of a comparison, those that fail first. */
export function tellAll({ failing, passing, accepted }: Compared): readonly ToldChange[] {
  return [
    ...failing.map((change) => tell(change, "failing")),
    ...passing.map((change) => tell(change, "passing")),
    ...accepted.map((change) => tell(change, "accepted")),
  ];
}

/** A comparison as JSON, for programs. Keys are only ever added. Ends with a line break. */
export function printComparedJson(compared: Compared): string {
  const { before, after, failing, passing, accepted, uncompared, unknown = [], unused } = compared;
  const counts = { failing: failing.length, passing: passing.length, accepted: accepted.length };
  const changes = tellAll(compared);
  return `${JSON.stringify({ formatVersion: 1, before, after, counts, changes, uncompared, unknown, unused }, null, 2)}\n`;
}

function tell(change: Change, gate: ToldChange["gate"]): ToldChange {
  return {
    ...change,
    fingerprint: fingerprintChange(change),
    gate,
    message: toSentence(change),
    help: findWayOut(change),
  };
}
