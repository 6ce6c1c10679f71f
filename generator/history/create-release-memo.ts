import { digest } from "../cache/digest.ts";
import { hearReport, reportAgain } from "../cache/hear-report.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Memo, noMemo } from "../memo.ts";

/** A memo for one release after the other: what two neighbours have in common is read once. */
export interface ReleaseMemo extends Memo {
  /** Forgets what the release before has asked for and this one has not. */
  next(): void;
}

interface Known {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

export function createReleaseMemo(): ReleaseMemo {
  let earlier = new Map<string, Known>();
  let now = new Map<string, Known>();
  return {
    ...noMemo,
    remember<Value>(
      key: readonly string[],
      report: Parameters<Memo["remember"]>[1],
      work: (heard: typeof report) => Value,
    ) {
      const name = digest(...key);
      const known = now.get(name) ?? earlier.get(name);
      if (known !== undefined) {
        now.set(name, known);
        reportAgain(known.diagnostics, report);
        return known.value as Value;
      }
      const { heard, diagnostics } = hearReport(report);
      const value = work(heard);
      now.set(name, { value, diagnostics });
      return value;
    },
    next() {
      earlier = now;
      now = new Map();
    },
  };
}
