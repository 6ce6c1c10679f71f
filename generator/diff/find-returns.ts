import type { Change } from "../compare/change.ts";
import { makeChange } from "../compare/make-change.ts";
import { type ModelHistory, roomOf } from "../history/model-history.ts";

/**
 * Fields that come back as something else than they were before they went. Each step is harmless by itself, and what was
 * written before the first one can't be read after the second.
 */
export function findReturns(changes: readonly Change[], { rooms }: ModelHistory): readonly Change[] {
  return changes.flatMap((change): readonly Change[] => {
    const { code, area, thing, coordinate, name, after } = change;
    if (!/\/(?:required-)?field-added$/.test(code) || after?.text === undefined) return [];
    const last = rooms[roomOf(area)]?.[coordinate]?.findLast(({ what }) => what === "removed" || what === "added");
    if (last?.what !== "removed" || last.before === undefined) return [];
    if (toType(last.before) === toType(after.text)) return [];
    const before = { text: last.before };
    return [makeChange({ code: "breaking/field-returned", area, thing, coordinate, name, before, after })];
  });
}

/** Whether a value may be left out is another question. */
function toType(text: string): string {
  return text.replace(/^optional /, "");
}
