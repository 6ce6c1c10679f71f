import type { Measurement } from "./measure-process.ts";

/** A line of the table: what was measured, and what it should not exceed. */
export interface Result {
  readonly group: string;
  readonly name: string;
  readonly measured: Partial<Measurement> & { readonly bytes?: number; readonly ratio?: number };
  readonly bar?: Bar | undefined;
}

/** Limits; reaching one is still within it. */
export interface Bar {
  readonly seconds?: number;
  readonly cpuSeconds?: number;
  readonly peakBytes?: number;
  readonly bytes?: number;
  readonly ratio?: number;
}

/** What of a result exceeds its bar; empty when nothing does. */
export function findMisses({ measured, bar = {} }: Result): readonly (keyof Bar)[] {
  return (["seconds", "cpuSeconds", "peakBytes", "bytes", "ratio"] as const).filter(
    (key) => (measured[key] ?? 0) > (bar[key] ?? Number.POSITIVE_INFINITY),
  );
}
