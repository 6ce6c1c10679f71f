import type { ResolvedTarget } from "./prose-context.ts";

/**
 * Attributes of the words of a link that has no address. A mistake that has been told looks like one; what is on another site, or only
 * made by a build, is no mistake, so that its words are as all others are and say so when they are pointed at.
 */
export function markDead({ external }: ResolvedTarget): string {
  return external === true ? ' title="Not a part of this site"' : ' class="unresolved" title="This link leads nowhere"';
}
