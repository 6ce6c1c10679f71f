import { compareVersions, readFileVersion, type FileVersion } from "./file-version.ts";

/** Things that are there once a version, the newest first, where the first of them stands; all others stay as they are. */
export function orderFileVersions<Thing>(
  things: readonly Thing[],
  fileOf: (thing: Thing) => string,
): readonly (readonly Thing[])[] {
  const groups = new Map<unknown, { readonly thing: Thing; readonly version: FileVersion | undefined }[]>();
  for (const thing of things) {
    const version = readFileVersion(fileOf(thing));
    const key = version?.pattern ?? thing;
    const group = groups.get(key) ?? [];
    group.push({ thing, version });
    groups.set(key, group);
  }
  return [...groups.values()].map((group) =>
    group
      .toSorted((a, b) => (a.version && b.version ? compareVersions(b.version, a.version) : 0))
      .map(({ thing }) => thing),
  );
}
