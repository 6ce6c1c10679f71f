import type { Reporter, TestModule } from "vitest/node";

/** A part of the tests, by what the name of a file says that it needs. */
const parts: readonly (readonly [part: string, of: RegExp])[] = [
  ["browser", /\.e2e\.test\./],
  ["corpora", /\.corpora\.test\./],
  ["built", /\.built\.test\.|\/site\/e2e\/|\/bin\/dev\/spec\//],
  ["large", /\.large\.test\./],
  ["unit", /./],
];

/**
 * Says what each part of the tests has taken: seconds of all its files together, which run beside each other, with the three
 * that took longest.
 */
export function formatPartTimes(seconds: ReadonlyMap<string, number>): string {
  const files = [...seconds].sort(([, a], [, b]) => b - a);
  const lines = parts.flatMap(([part], at) => {
    const own = files.filter(([file]) => parts.findIndex(([, of]) => of.test(file)) === at);
    if (own.length === 0) return [];
    const sum = own.reduce((total, [, each]) => total + each, 0);
    const longest = own.slice(0, 3).map(([file, each]) => `${file.replace(/^.*\//, "")} ${each.toFixed(0)} s`);
    return [
      `${part}: ${sum.toFixed(0)} s in ${own.length} ${own.length === 1 ? "file" : "files"}; ${longest.join(", ")}\n`,
    ];
  });
  return lines.join("");
}

/** Prints what each part of a run has taken, above the closing line. */
export default class PartTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): readonly [string, number] => {
      const { collectDuration, duration } = module.diagnostic();
      return [module.moduleId, (collectDuration + duration) / 1_000];
    });
    process.once("exit", () => {
      process.stdout.write(formatPartTimes(new Map(times)));
    });
  }
}
