import { createHash } from "node:crypto";
import type { Change } from "./change.ts";

/**
 * A name for a change that stays the same as long as the same thing changes in the same way: made of the rule, the
 * coordinate, and what was and is. Words of ours and places in files are no part of it, so neither mending a sentence
 * nor moving a line undoes what was accepted.
 */
export function fingerprintChange({ code, coordinate, before, after }: Change): string {
  const facts = JSON.stringify([code, coordinate, before?.text ?? null, after?.text ?? null]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 12);
}
