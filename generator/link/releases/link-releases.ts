import type { Release } from "../../catalogue/releases.ts";
import { releaseCodes } from "../../diagnostics/codes/releases.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { WrittenRelease } from "../../parse/releases/release-document.ts";

/** The releases that may be published, in the order of the files; one that is listed twice counts once. */
export function linkReleases(written: readonly WrittenRelease[], report: Report): readonly Release[] {
  const known = new Map<string, Release>();
  for (const { draft, ...release } of written) {
    if (draft) continue;
    const key = `${release.product ?? ""} ${release.version}`;
    const first = known.get(key);
    if (first === undefined) {
      known.set(key, release);
      continue;
    }
    const { version } = release;
    report.add(releaseCodes.duplicateVersion({ version }), release.span, [
      { span: first.span, message: "first listed here" },
    ]);
  }
  return [...known.values()];
}
