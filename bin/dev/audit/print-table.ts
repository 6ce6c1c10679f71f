import type { Finding } from "./finding.ts";

/** The findings of a site's pages as a table of page × check, the faults below it. */
export function printTable(findings: readonly Finding[]): string {
  const pages = [...new Set(findings.flatMap(({ page }) => (page === undefined ? [] : [page])))];
  const checks = [...new Set(findings.flatMap(({ page, check }) => (page === undefined ? [] : [check])))];
  const cell = (page: string, check: string): string => {
    const found = findings.find((finding) => finding.page === page && finding.check === check);
    if (found === undefined) return "";
    return found.faults.length === 0 ? found.shown : `✗ ${found.shown}`;
  };
  const rows = [["page", ...checks], ...pages.map((page) => [page, ...checks.map((check) => cell(page, check))])];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const whole = findings.filter(({ page }) => page === undefined);
  const facts = whole.map(({ check, shown, faults }) => `${faults.length === 0 ? "" : "✗ "}${check}: ${shown}`);
  const faults = findings.flatMap(({ page, check, faults: each }) =>
    each.map((fault) => `  ${page === undefined ? "" : `${page}, `}${check}: ${fault}`),
  );
  return [...lines, "", ...facts, ...(faults.length === 0 ? [] : ["", ...faults]), ""].join("\n");
}
