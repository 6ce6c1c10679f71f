import type { Release } from "../../catalogue/releases.ts";
import { createNameClaims } from "../../places/claim-names.ts";

/** An anchor for each release, as `v0-10-4` for `v0.10.4` and for `0.10.4`; a second one of the name gets a number. */
export function createReleaseAnchors<Named extends Pick<Release, "version">>(
  releases: readonly Named[],
): ReadonlyMap<Named, string> {
  const claim = createNameClaims();
  const anchors = new Map<Named, string>();
  for (const release of releases) {
    const name = release.version
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    anchors.set(release, claim(/^[a-z]/.test(name) ? name : `v${name}`));
  }
  return anchors;
}
