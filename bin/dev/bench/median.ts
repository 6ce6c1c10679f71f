import type { Measurement } from "./measure-process.ts";

/** The middle one, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half) - 1] ?? Number.NaN)) / 2;
}

/** Measures so many times, and takes the median of each number by itself. */
export async function measureMedian(
  times: number,
  measure: (time: number) => Promise<Measurement>,
): Promise<Measurement> {
  const all: Measurement[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measure(time));
  return takeMedian(all);
}

/** The median of each number of measurements by itself. */
export function takeMedian(all: readonly Measurement[]): Measurement {
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    cpuSeconds: median(all.map(({ cpuSeconds }) => cpuSeconds)),
    peakBytes: median(all.map(({ peakBytes }) => peakBytes)),
  };
}

/** The one that a share of all others, e.g. 0.95, doesn't exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
