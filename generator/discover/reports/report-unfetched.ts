import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { findUnfetched } from "./find-unfetched.ts";
import { listMissed } from "./list-missed.ts";

/**
 * Tells of submodules that nobody has fetched, as far as a model or guides may have something there, by texts that were read: that is
 * missing, and nothing else shows it. Whoever has said which files are read has said of which none are.
 */
export function reportUnfetched(
  inputs: readonly Input[],
  texts: ReadonlyMap<string, string>,
  { include, exclude }: DiscoverOptions,
  report: Report,
): void {
  if (include !== undefined) return;
  const paths = inputs.flatMap((input) => {
    const unfetched = findUnfetched(input, exclude);
    // Without an input's own prefix, which none of its files has in what it says.
    const below = unfetched.map((path) => (path === input.given ? path : path.slice(input.prefix.length)));
    const missed = new Set(unfetched.length === 0 ? [] : listMissed(below, texts.values()));
    return unfetched.filter((path, index) => path === input.given || missed.has(below[index] ?? ""));
  });
  const told = [...new Set(paths)];
  if (told.length > 0) report.add(discoverCodes.unfetched({ paths: told }));
}
