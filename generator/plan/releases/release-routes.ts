import { toSegment } from "../addresses/addresses.ts";

/** What lists the releases with what they changed. */
export const releasesRoute = "changes/releases";

/** The page that tells what a release changed, if it did. */
export function releaseRoute(name: string): string {
  return `${releasesRoute}/${toSegment(name)}`;
}
