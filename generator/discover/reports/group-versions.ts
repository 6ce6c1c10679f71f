import { readFileVersion, type FileVersion } from "../../places/file-version.ts";

/** A folder that is called for a version, or a file where files are. */
export interface VersionPlace {
  readonly version: FileVersion;
  /** Paths below the folder; an empty one for a file. */
  readonly below: Set<string>;
}

/** What lies at places that differ in a version alone, by what stands above it: folders, and files where they are asked for. */
export function groupVersions(
  paths: readonly string[],
  { takesFiles }: { readonly takesFiles: boolean },
): readonly (readonly VersionPlace[])[] {
  const groups = new Map<string, Map<string, VersionPlace>>();
  for (const path of paths) {
    const parts = path.split("/");
    const ofFolder = parts.slice(0, -1).reduce<FileVersion | undefined>((found, _, index) => {
      return found ?? readFileVersion(`${parts.slice(0, index + 1).join("/")}/`);
    }, undefined);
    const version = ofFolder ?? (takesFiles ? readFileVersion(path) : undefined);
    if (version === undefined) continue;
    const group = groups.get(version.pattern) ?? new Map<string, VersionPlace>();
    groups.set(version.pattern, group);
    const place = group.get(version.place) ?? { version, below: new Set() };
    group.set(version.place, place);
    place.below.add(path.slice(version.place.length + 1));
  }
  return [...groups.values()].map((group) => [...group.values()]);
}
