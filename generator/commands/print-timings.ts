import { formatCount } from "../catalogue/nouns.ts";
import type { StageTiming } from "../run.ts";

/** A table of the stages with their times and the most memory in use until their ends. */
export function printTimings(timings: readonly StageTiming[]): string {
  const total = timings.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const peak = Math.max(0, ...timings.map(({ peakMemory }) => peakMemory));
  const rows = [
    ["stage", "time", "peak memory"],
    ...timings.map((timing) => [timing.stage, formatTime(timing.milliseconds), formatMemory(timing.peakMemory)]),
    ["total", formatTime(total), formatMemory(peak)],
  ];
  return rows
    .map(([stage = "", time = "", memory = ""]) => `${stage.padEnd(10)}${time.padStart(10)}${memory.padStart(14)}\n`)
    .join("");
}

/** E.g. `340 ms`. */
export function formatTime(milliseconds: number): string {
  return `${formatCount(Math.round(milliseconds))} ms`;
}

function formatMemory(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1_000_000))} MB`;
}
