import type { Redirect } from "../../catalogue/redirects.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { readDataFile, readMatching, readNeeded } from "../read-data-file.ts";
import { isFrom, isTo, toRedirect } from "./to-redirect.ts";

/** Reads `redirects.yml`: where pages were once, and where readers are sent from there. */
export function parseRedirects(file: SourceFile, report: Report): readonly Redirect[] {
  const shape = { list: "redirects", entry: "a redirect", keys: ["from", "to"] as const };
  return readDataFile(file, shape, report).flatMap((entry) => {
    const isGiven = [readNeeded(entry, "from"), readNeeded(entry, "to")].every((text) => text !== undefined);
    if (!isGiven) return [];
    const from = readMatching(entry, "from", isFrom, "a path below the base, like `docs/old-name`");
    const to = readMatching(entry, "to", isTo, "a web address, or the path of a page below the base");
    if (from === undefined || to === undefined) return [];
    const span = entry.reader.span(entry.values.get("from") ?? entry.node);
    return toRedirect({ from, to, span }) ?? [];
  });
}
