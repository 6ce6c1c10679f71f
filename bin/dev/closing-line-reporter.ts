import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** How a run of tests ended, in numbers. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The line that CI reads: `3 passed, 0 failed`, with `, 1 skipped` behind it when tests were skipped. */
export function formatClosingLine(counts: RunCounts): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/**
 * Counts tests by result. A file that can't be loaded, a hook that throws and an error outside of
 * any test count as one failure each, so that a broken run never reads as a clean one.
 */
export function countTests(modules: readonly TestModule[], unhandled: readonly SerializedError[]): RunCounts {
  const counts: RunCounts = { passed: 0, failed: unhandled.length, skipped: 0 };
  for (const module of modules) {
    counts.failed += module.errors().length;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === "pending" ? "failed" : state] += 1;
    }
  }
  return counts;
}

/** Prints the closing line alone on the run's last line, after whatever other reporters have to say. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const line = formatClosingLine(countTests(modules, unhandled));
    process.once("exit", () => {
      process.stdout.write(`${line}\n`);
    });
  }
}
