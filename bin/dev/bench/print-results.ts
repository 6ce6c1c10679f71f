import { findMisses, type Bar, type Result } from "./result.ts";

/** The results as tables in Markdown, a group each, and below them what misses its bar. */
export function printResults(results: readonly Result[]): string {
  const groups = [...new Set(results.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = results.filter((result) => result.group === group).map(printRow);
    return [`### ${group}`, "", head, rule, ...rows].join("\n");
  });
  const misses = results.flatMap((result) =>
    findMisses(result).map((key) => `- ${result.group}, ${result.name}: ${formatMiss(result, key)}`),
  );
  const barred = results.filter(({ bar }) => bar !== undefined).length;
  const verdict =
    misses.length === 0
      ? `Nothing misses its bar, of ${barred} results that have one.`
      : `Missed:\n\n${misses.join("\n")}`;
  return `${[...tables, verdict].join("\n\n")}\n`;
}

const head = "| what | wall | CPU | peak memory | other | bar |";
const rule = "| --- | ---: | ---: | ---: | --- | --- |";

function printRow(result: Result): string {
  const { name, measured, bar = {} } = result;
  const { seconds, cpuSeconds, peakBytes, bytes, ratio } = measured;
  const other = [...formatAll({ bytes, ratio })].join(", ");
  const verdict = Object.keys(bar).length === 0 ? "" : findMisses(result).length === 0 ? "met: " : "**missed**: ";
  const limits = formatAll(bar).join(", ");
  const cells = [
    name,
    formatNumber("seconds", seconds),
    formatNumber("cpuSeconds", cpuSeconds),
    formatNumber("peakBytes", peakBytes),
    other,
    verdict + limits,
  ];
  return `| ${cells.join(" | ")} |`;
}

function formatMiss({ measured, bar }: Result, key: keyof Bar): string {
  return `${formatNumber(key, measured[key])} where ${formatNumber(key, bar?.[key])} is the most`;
}

function formatAll(numbers: { readonly [Key in keyof Bar]?: number | undefined }): readonly string[] {
  return (["seconds", "cpuSeconds", "peakBytes", "bytes", "ratio"] as const).flatMap((key) =>
    numbers[key] === undefined ? [] : [formatNumber(key, numbers[key])],
  );
}

function formatNumber(key: keyof Bar, value: number | undefined): string {
  if (value === undefined) return "";
  switch (key) {
    case "seconds":
      return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(2)} s`;
    case "cpuSeconds":
      return `${value.toFixed(2)} CPU s`;
    case "peakBytes":
    case "bytes":
      return `${Math.round(value / 1e6)} MB`;
    case "ratio":
      return `${value.toFixed(2)} ×`;
  }
}
