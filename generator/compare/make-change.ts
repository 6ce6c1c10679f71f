import type { Audience, Change, ChangeArea, ChangeKind, Reading } from "./change.ts";
import { type ChangeCode, ruleOf, verdictOf } from "./rules.ts";

/** What a rule has found, before its row in the table is added. */
export interface Finding extends Pick<
  Change,
  "thing" | "coordinate" | "name" | "before" | "after" | "readings" | "evidence" | "announced"
> {
  readonly code: ChangeCode;
  readonly area: ChangeArea;
  /** Told by what there is on either side unless given. */
  readonly kind?: ChangeKind | undefined;
}

/** The change that a rule has found, with what its row says. */
export function makeChange({ code, area, thing, coordinate, kind, ...found }: Finding): Change {
  const { hits, whole } = ruleOf(code);
  const hit = new Set([...listReaders(found.readings), ...hits]);
  return {
    code,
    verdict: verdictOf(code),
    area,
    thing,
    coordinate,
    kind: kind ?? toKind(found),
    ...found,
    hits: [...hit],
    ...(whole === undefined ? {} : { whole }),
  };
}

function toKind({ before, after }: Pick<Finding, "before" | "after">): ChangeKind {
  return before === undefined ? "added" : after === undefined ? "removed" : "changed";
}

/** Who can't read, by the authority that decides. */
function listReaders([deciding]: readonly Reading[] = []): readonly Audience[] {
  if (deciding === undefined) return [];
  return [
    ...(deciding.newReadsOld ? [] : (["newReaders"] as const)),
    ...(deciding.oldReadsNew ? [] : (["oldReaders"] as const)),
  ];
}
