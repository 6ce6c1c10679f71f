import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { compareVersions } from "../../places/file-version.ts";
import { markdownEndings } from "../../places/markdown-files.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { InputFindings } from "../search-inputs.ts";
import { groupVersions, type VersionPlace } from "./group-versions.ts";

/** Around the folders of versions, so many pages are no more than the way to them. */
const mostBeside = 2;

/** Tells of guides that are there once a version, in folders beside each other, which are pages of one site until they are listed. */
export function reportVersionFolders(
  { input, pages, members }: InputFindings,
  { version, content }: DiscoverOptions,
  report: Report,
): void {
  // A project has the pages of all versions in its sidebars. Folders that somebody has named are meant so.
  if (version !== undefined || input.layout.project !== undefined || members.length > 0 || (content?.length ?? 0) > 1)
    return;
  const files = pages.flatMap((prose) => prose.files).map(({ below }) => below);
  const paths = [...new Set(files.filter((path) => isPage.test(path)))];
  for (const folders of groupVersions(paths, { takesFiles: false })) {
    const [newest, ...others] = folders.toSorted((a, b) => compareVersions(b.version, a.version));
    const older = newest === undefined ? [] : others.filter((other) => sharesMost(newest, other));
    if (newest === undefined || older.length === 0) continue;
    const inside = folders.reduce((sum, { below: { size } }) => sum + size, 0);
    if (paths.length - inside > mostBeside) continue;
    report.add(discoverCodes.versionFolders({ folders: [newest, ...older].map((each) => each.version.place) }));
    return;
  }
}

const isPage = new RegExp(String.raw`\.(?:${markdownEndings})$`, "i");

/** Whether most pages of an older version are in the newest as well, and more than one, since every folder has a README. */
function sharesMost(newest: VersionPlace, { below }: VersionPlace): boolean {
  const shared = [...below].filter((page) => newest.below.has(page));
  return shared.length > 1 && shared.length * 2 >= below.size;
}
