import { configCodes } from "../diagnostics/codes/config.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Locate } from "./locate.ts";
import { findLastVersion, nameSet, type VersionEntry } from "./version-entry.ts";

/** Whether the listed versions agree with each other and each with itself; what doesn't has been reported. */
export function checkVersions(versions: readonly VersionEntry[] | undefined, locate: Locate, report: Report): boolean {
  let right = true;
  const refuse = (index: number, key: keyof VersionEntry, expected: string): void => {
    right = false;
    report.add(
      configCodes.wrongValue({ key: `versions[${index}].${key}`, expected }),
      locate(["versions", index, key], "value"),
    );
  };
  const known = new Set<string>();
  const setsWithLast = new Set<string>();
  const last = findLastVersion(versions ?? []);
  for (const [index, entry] of (versions ?? []).entries()) {
    const { version, isLast, archive, href, path } = entry;
    if (known.has(version)) refuse(index, "version", `must be unlike the others; \`${version}\` is listed twice`);
    known.add(version);
    const set = nameSet(entry);
    if (isLast === true && setsWithLast.has(set)) refuse(index, "isLast", "must be true for one version only");
    if (isLast === true) setsWithLast.add(set);
    for (const key of ["inputs", "revision"] as const) {
      if (entry[key] !== undefined && archive !== undefined)
        refuse(index, "archive", `must be left out beside \`${key}\``);
    }
    if (href === undefined) {
      // The name is a folder of the site, unless the version says where it goes.
      const isAtBase = entry === last && archive === undefined;
      if (path === undefined && !isAtBase && !isFolderName(version))
        refuse(index, "version", "must be fit to be a folder of the site, like 0.9, or have a `path` beside it");
      continue;
    }
    for (const key of ["inputs", "revision", "archive", "path"] as const) {
      if (entry[key] !== undefined) refuse(index, key, "must be left out where `href` says that it is elsewhere");
    }
  }
  return right;
}

/** Whether a folder of the output may have the name: not hidden, and none that the site needs itself. */
export function isFolderName(name: string): boolean {
  return /^[\w~-][\w.~-]{0,79}$/.test(name) && !reserved.test(name);
}

const reserved =
  /^(?:assets|generated|graphql|python-sdk|releases|restli|schemas|search)$|\.(?:html?|md|xml|txt|json|svg|js|css)$/i;
