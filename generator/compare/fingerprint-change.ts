import { createHash } from "node:crypto";
import type { Change } from "./change.ts";

/**
 * A name for a change that stays the same as long as the same thing changes in the same way: made of the rule and the
 * coordinate alone, by which changes are accepted too. What was and is may be said in words of ours (`required`, `record`),
 * and places in files move, so neither is a part of it.
 */
export function fingerprintChange({ code, coordinate }: Change): string {
  return createHash("sha256")
    .update(JSON.stringify([code, coordinate]))
    .digest("hex")
    .slice(0, 12);
}
