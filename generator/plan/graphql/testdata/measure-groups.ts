import type { SubjectGroup, SubjectThing } from "../group-by-subject.ts";

/** What part of the things stands in a group with others of the same label, as most of the group have it. */
export function measureGroups(
  groups: readonly SubjectGroup[],
  labelOf: (thing: SubjectThing) => string | undefined,
): number {
  let right = 0;
  let all = 0;
  for (const { things, isRest } of groups) {
    const counts = new Map<string, number>();
    for (const thing of things) {
      const label = labelOf(thing);
      if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    all += [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (isRest !== true) right += Math.max(0, ...counts.values());
  }
  return right / all;
}
