import { closesFence, readFence } from "../../markdown/fence-reader.ts";
import type { BranchTag } from "./read-branch-tag.ts";
import { readBranchTag } from "./read-branch-tag.ts";
import { pickBranch } from "./pick-branch.ts";

/** A condition whose end hasn't come yet: its tags so far, by line. */
interface Open {
  readonly tags: { readonly tag: BranchTag; readonly line: number }[];
}

/**
 * Conditions whose tags have lines of their own, as far as it is known what they come to: their tags, and what isn't shown, become blank
 * lines, so that all others keep their numbers.
 */
export function settleBlocks(lines: string[], first: number, decide: (condition: string) => boolean | undefined): void {
  const open: Open[] = [];
  let fence: string | undefined;
  for (let line = first; line < lines.length; line += 1) {
    const text = lines[line] ?? "";
    if (fence !== undefined) {
      if (closesFence(text, fence)) fence = undefined;
      continue;
    }
    fence = readFence(text)?.mark;
    const tag = fence === undefined ? readBranchTag(text) : undefined;
    if (tag === undefined) continue;
    if (tag.kind === "if" || tag.kind === "unless") open.push({ tags: [{ tag, line }] });
    else open.at(-1)?.tags.push({ tag, line });
    if (tag.kind === "end") blankOthers(lines, open.pop()?.tags ?? [], decide);
  }
}

function blankOthers(lines: string[], tags: Open["tags"], decide: (condition: string) => boolean | undefined): void {
  const picked = pickBranch(
    tags.map(({ tag }) => tag),
    decide,
  );
  if (picked === undefined) return;
  const [start, end] = [tags[0]?.line ?? 0, tags.at(-1)?.line ?? -1];
  const shown = picked === "none" ? undefined : { from: tags[picked]?.line ?? end, to: tags[picked + 1]?.line ?? end };
  for (let line = start; line <= end; line += 1)
    if (shown === undefined || line <= shown.from || line >= shown.to) lines[line] = "";
}
