import { pickBranch } from "./pick-branch.ts";
import { type BranchTag, readBranchTag } from "./read-branch-tag.ts";

/** What isn't shown of a line: from where to where. */
export type Stretch = readonly [from: number, to: number];

const tagForm = /\{%-?\s{0,5}(?:if|unless|elsif|else|endif|endunless)\b[^%\n]{0,300}%\}/g;

/** What conditions among the words of a line leave out, tags included, as far as it is known what they come to; in order. */
export function settleLine(line: string, decide: (condition: string) => boolean | undefined): readonly Stretch[] {
  const open: { readonly tag: BranchTag; readonly from: number; readonly to: number }[][] = [];
  const left: Stretch[] = [];
  for (const { 0: text, index } of line.matchAll(tagForm)) {
    const tag = readBranchTag(text);
    if (tag === undefined) continue;
    const placed = { tag, from: index, to: index + text.length };
    if (tag.kind === "if" || tag.kind === "unless") open.push([placed]);
    else open.at(-1)?.push(placed);
    const tags = tag.kind === "end" ? (open.pop() ?? []) : [];
    const picked = pickBranch(
      tags.map((each) => each.tag),
      decide,
    );
    const [first, last] = [tags[0]?.from ?? 0, placed.to];
    if (picked === undefined) continue;
    if (picked === "none") left.push([first, last]);
    else left.push([first, tags[picked]?.to ?? last], [tags[picked + 1]?.from ?? last, last]);
  }
  return joinStretches(left);
}

/** A condition within another one may be left out with that. */
function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last === undefined || from >= last[1]) joined.push([from, to]);
    else if (to > last[1]) joined.splice(-1, 1, [last[0], to]);
  }
  return joined;
}
