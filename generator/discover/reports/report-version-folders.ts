import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { compareVersions, readFileVersion, type FileVersion } from "../../places/file-version.ts";
import { markdownEndings } from "../../places/markdown-files.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { InputFindings } from "../search-inputs.ts";

/** A folder of guides that is called for a version. */
interface VersionFolder {
  readonly version: FileVersion;
  /** Below the folder. */
  readonly pages: Set<string>;
}

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
  for (const folders of groupFolders(paths)) {
    const [newest, ...others] = folders.toSorted((a, b) => compareVersions(b.version, a.version));
    const older = newest === undefined ? [] : others.filter((other) => sharesMost(newest, other));
    if (newest === undefined || older.length === 0) continue;
    const inside = folders.reduce((sum, { pages: { size } }) => sum + size, 0);
    if (paths.length - inside > mostBeside) continue;
    report.add(discoverCodes.versionFolders({ folders: [newest, ...older].map((each) => each.version.place) }));
    return;
  }
}

const isPage = new RegExp(String.raw`\.(?:${markdownEndings})$`, "i");

/** Folders that differ in a version alone, by what stands above it. */
function groupFolders(paths: readonly string[]): readonly (readonly VersionFolder[])[] {
  const groups = new Map<string, Map<string, VersionFolder>>();
  for (const path of paths) {
    const parts = path.split("/");
    const version = parts.slice(0, -1).reduce<FileVersion | undefined>((found, _, index) => {
      return found ?? readFileVersion(`${parts.slice(0, index + 1).join("/")}/`);
    }, undefined);
    if (version === undefined) continue;
    const group = groups.get(version.pattern) ?? new Map<string, VersionFolder>();
    groups.set(version.pattern, group);
    const folder = group.get(version.place) ?? { version, pages: new Set() };
    group.set(version.place, folder);
    folder.pages.add(path.slice(version.place.length + 1));
  }
  return [...groups.values()].map((group) => [...group.values()]);
}

/** Whether most pages of an older version are in the newest as well, and more than one, since every folder has a README. */
function sharesMost(newest: VersionFolder, { pages }: VersionFolder): boolean {
  const shared = [...pages].filter((page) => newest.pages.has(page));
  return shared.length > 1 && shared.length * 2 >= pages.size;
}
