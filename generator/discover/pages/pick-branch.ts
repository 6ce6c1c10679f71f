import type { BranchTag } from "./read-branch-tag.ts";

/**
 * Which of the branches that tags begin is shown, by its tag, or none of them; undefined where nobody knows, or where the tags are no
 * whole condition.
 */
export function pickBranch(
  tags: readonly BranchTag[],
  decide: (condition: string) => boolean | undefined,
): number | "none" | undefined {
  const [first] = tags;
  if ((first?.kind !== "if" && first?.kind !== "unless") || tags.at(-1)?.name !== `end${first.kind}`) return undefined;
  for (const [index, { kind, condition }] of tags.entries()) {
    if (kind === "end") return "none";
    const holds = kind === "else" ? true : decide(condition);
    if (holds === undefined) return undefined;
    if (kind === "unless" ? !holds : holds) return index;
  }
  return undefined;
}
