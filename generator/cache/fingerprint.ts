import type { Edition } from "../config/list-editions.ts";
import type { Settings } from "../config/settings.ts";
import { listUnread } from "../diagnostics/list-unread.ts";
import type { Discovery } from "../discover/discover.ts";
import type { ReadEdition, ReadSite } from "../discover/editions/read-editions.ts";
import { createDataDigests } from "../engine/digest-data.ts";
import { findStats } from "../find-stats.ts";
import { digest, digestAll } from "../places/digest.ts";

/** Names a run by all that its outcome depends on: the settings and everything that was found and read. */
export function fingerprint(settings: Settings, { made, archived }: ReadSite, theme: string): string {
  return digestAll([
    describeSettings(settings),
    theme,
    ...made.flatMap((edition) => [describeSettings(edition.settings), edition.prefix, ...describeInput(edition)]),
    JSON.stringify(
      archived.map(({ prefix, files }) => [prefix, files.map(({ path, location }) => [path, describeFile(location)])]),
    ),
  ]);
}

/** Names all that the work on an edition depends on besides its input. */
export function nameScope(
  { settings, prefix, repositories }: Edition & Pick<Discovery, "repositories">,
  theme: string,
): string {
  return digest(describeSettings(settings), prefix, theme, JSON.stringify(repositories));
}

function describeSettings({ levels, ...rest }: Settings): string {
  return JSON.stringify([rest, [...levels]]);
}

function describeInput({
  settings,
  files,
  texts,
  label,
  locations,
  surroundings,
  repositories,
  references,
  changes,
  plugins,
  dataFiles,
  naming,
  report: { diagnostics },
}: ReadEdition): readonly string[] {
  const assets = [...surroundings.assets.values()].map((asset) => [asset, describeFile(locations.get(asset.path))]);
  return [
    String(files.length),
    // What is said of a file besides its text may stand in a file that is no input itself, as of a tool that its project is made for.
    ...files.flatMap(({ text, ...rest }) => [JSON.stringify(rest), text]),
    ...plugins.map(({ id }) => id),
    // There are maps in it, which JSON has no words for.
    createDataDigests().of([
      surroundings,
      assets,
      repositories,
      references,
      changes,
      dataFiles,
      settings.title === "" && naming,
    ]),
    // Files that only reading looks at may be wrong as well; later stages pass over what that has told, and the catalogue lists what is lost.
    JSON.stringify([diagnostics, listUnread(diagnostics, { texts, label })]),
  ];
}

/**
 * Pictures are copied without being read, so their times have to do: that of their content, which archives and `cp -p` set to what it
 * was elsewhere, and that of any change, which nobody sets.
 */
function describeFile(location: string | undefined): readonly number[] {
  const stats = location === undefined ? undefined : findStats(location);
  return stats === undefined ? [] : [stats.size, stats.mtimeMs, stats.ctimeMs];
}
