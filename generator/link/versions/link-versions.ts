import type { SiteVersion } from "../../catalogue/versions.ts";
import { versionCodes } from "../../diagnostics/codes/versions.ts";
import type { RelatedSpan } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";

/** The versions, each once, in the order of the files. Of several of a set, exactly one is the last. */
export function linkVersions(written: readonly SiteVersion[], report: Report): readonly SiteVersion[] {
  const known = new Map<string, SiteVersion>();
  for (const version of written) {
    const key = `${version.pluginId} ${version.version}`;
    const first = known.get(key);
    if (first === undefined) {
      known.set(key, version);
      continue;
    }
    report.add(versionCodes.duplicate({ version: version.version }), version.span, pointTo(first, "first listed here"));
  }
  const versions = [...known.values()];
  const sets = [...new Set(versions.map(({ pluginId }) => pluginId))];
  const last = new Set(
    sets.map((set) =>
      chooseLast(
        versions.filter(({ pluginId }) => pluginId === set),
        report,
      ),
    ),
  );
  return versions.map((version) => ({ ...version, isLast: last.has(version) }));
}

/** Where no version of a set says that it is the last one, the first of them is: the list begins with the newest. */
function chooseLast(versions: readonly SiteVersion[], report: Report): SiteVersion | undefined {
  const [first, ...others] = versions.filter(({ isLast }) => isLast);
  for (const { version, span } of others) {
    const last = first?.version ?? "";
    report.add(versionCodes.severalLast({ version, last }), span, pointTo(first, "the one that counts"));
  }
  return first ?? versions[0];
}

function pointTo(version: SiteVersion | undefined, message: string): readonly RelatedSpan[] {
  return version?.span === undefined ? [] : [{ span: version.span, message }];
}
