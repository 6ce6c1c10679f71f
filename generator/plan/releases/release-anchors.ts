import type { Release } from "../../catalogue/releases.ts";

/** An anchor for each release, as `v0-10-4` for `v0.10.4` and for `0.10.4`; a second one of the name gets a number. */
export function createReleaseAnchors<Named extends Pick<Release, "version">>(
  releases: readonly Named[],
): ReadonlyMap<Named, string> {
  const taken = new Set<string>();
  const anchors = new Map<Named, string>();
  for (const release of releases) {
    const name = release.version
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const wanted = /^[a-z]/.test(name) ? name : `v${name}`;
    let anchor = wanted;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor);
    anchors.set(release, anchor);
  }
  return anchors;
}
