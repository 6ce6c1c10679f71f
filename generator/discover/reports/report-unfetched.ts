import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { findUnfetched } from "./find-unfetched.ts";

/**
 * Tells of submodules that nobody has fetched: what a model or guides have there is missing, and nothing else shows it. Whoever has
 * said which files are read has said of which none are.
 */
export function reportUnfetched(inputs: readonly Input[], { include, exclude }: DiscoverOptions, report: Report): void {
  if (include !== undefined) return;
  const paths = [...new Set(inputs.flatMap((input) => findUnfetched(input, exclude)))];
  if (paths.length > 0) report.add(discoverCodes.unfetched({ paths }));
}
