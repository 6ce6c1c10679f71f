import type { SiteVersion } from "../../catalogue/versions.ts";
import { versionCodes } from "../../diagnostics/codes/versions.ts";
import type { RelatedSpan } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";

/** The versions, each once, in the order of the files. Of several, exactly one is the last. */
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
  return chooseLast([...known.values()], report);
}

/** Where no version says that it is the last one, the first of them is: the list begins with the newest. */
function chooseLast(versions: readonly SiteVersion[], report: Report): readonly SiteVersion[] {
  const [first, ...others] = versions.filter(({ isLast }) => isLast);
  for (const { version, span } of others) {
    const last = first?.version ?? "";
    report.add(versionCodes.severalLast({ version, last }), span, pointTo(first, "the one that counts"));
  }
  const last = first ?? versions[0];
  return versions.map((version) => ({ ...version, isLast: version === last }));
}

function pointTo(version: SiteVersion | undefined, message: string): readonly RelatedSpan[] {
  return version?.span === undefined ? [] : [{ span: version.span, message }];
}
