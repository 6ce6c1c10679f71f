import type { PlanLinks } from "./plan-links.ts";

/** No command has more words. */
const mostWords = 6;

/** Address of the command that words begin with, a program alone left out: the one with the most words that is one. */
export function findCommand(words: string, { command }: Pick<PlanLinks, "command">): string | undefined {
  const parts = words.split(" ");
  for (let length = Math.min(parts.length, mostWords); length > 1; length -= 1) {
    const href = command(parts.slice(0, length).join(" "));
    if (href !== undefined) return href;
  }
  return undefined;
}
