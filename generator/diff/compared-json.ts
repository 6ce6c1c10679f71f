import type { Change } from "../compare/change.ts";
import { fingerprintChange } from "../compare/fingerprint-change.ts";
import { findWayOut } from "../compare/say-change.ts";
import type { Compared } from "./compared.ts";
import { toSentence } from "./words.ts";

/** A comparison as JSON, for programs. Keys are only ever added. Ends with a line break. */
export function printComparedJson(compared: Compared): string {
  const { before, after, failing, passing, accepted, uncompared, unused } = compared;
  const verdict = { failing: failing.length, passing: passing.length, accepted: accepted.length };
  const changes = [
    ...failing.map((change) => describe(change, "failing")),
    ...passing.map((change) => describe(change, "passing")),
    ...accepted.map((change) => describe(change, "accepted")),
  ];
  return `${JSON.stringify({ formatVersion: 1, before, after, counts: verdict, changes, uncompared, unused }, null, 2)}\n`;
}

function describe(change: Change, gate: "failing" | "passing" | "accepted"): object {
  return {
    ...change,
    fingerprint: fingerprintChange(change),
    gate,
    message: toSentence(change),
    help: findWayOut(change),
  };
}
