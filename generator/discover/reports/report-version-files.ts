import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { compareVersions } from "../../places/file-version.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { InputFindings } from "../search-inputs.ts";
import { groupVersions, type VersionPlace } from "./group-versions.ts";

/** Around versions of an API, so many files are no more than what they share. */
const mostBeside = 2;

/** Tells of descriptions of an API, or folders of schemas, that are there once a version and in one site until they are listed. */
export function reportVersionFiles(
  { input, files }: InputFindings,
  { version }: DiscoverOptions,
  report: Report,
): void {
  if (version !== undefined || input.isFiles === true) return;
  for (const plugin of ["openapi", "json-schema"]) {
    const isApi = plugin === "openapi";
    const paths = files.filter((file) => file.plugin === plugin).map(({ below }) => below);
    // Schemas are called by their folders, so that files beside each other are of different names in each version.
    const groups = groupVersions(paths, { takesFiles: isApi });
    for (const places of groups) {
      const [newest, ...others] = places
        .filter(isSurelyVersion)
        .toSorted((a, b) => compareVersions(b.version, a.version));
      const older = newest === undefined ? [] : others.filter((other) => sharesMost(newest, other));
      if (newest === undefined || older.length === 0) continue;
      const inside = places.reduce((sum, { below: { size } }) => sum + size, 0);
      if (paths.length - inside > (isApi ? mostBeside : 0)) continue;
      report.add(discoverCodes.versionFiles({ places: [newest, ...older].map((each) => each.version.place), isApi }));
      return;
    }
  }
}

/** Numbers alone may be those of steps, or of parts. */
function isSurelyVersion({ version: { place } }: VersionPlace): boolean {
  return /v\d|\d[._-]\d|\d{4}/i.test(place.split("/").at(-1) ?? "");
}

function sharesMost(newest: VersionPlace, { below }: VersionPlace): boolean {
  const shared = [...below].filter((path) => newest.below.has(path));
  return shared.length * 2 >= below.size;
}
