import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Findings } from "../search-inputs.ts";

/** Tells of schemas that are left out as those of tests, but for what another input reads. */
export function reportTestSources({ inputs, files }: Findings, report: Report): void {
  const read = new Set(files.map(({ location }) => location));
  for (const { testSources } of inputs) {
    const [first, ...others] = testSources.filter(({ location }) => !read.has(location));
    if (first !== undefined) report.add(discoverCodes.testSources({ first: first.path, count: 1 + others.length }));
  }
}
