import type { StateCore, Token } from "markdown-it";
import { isUnderstood } from "../html/borrowed-components.ts";
import type { Tag } from "../html/scan-tag.ts";

/** Marks unknown components that are all there is below their heading, or on the page: readers should know that something was there. */
export function markEmptySections({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    if (!isUnknown(token)) continue;
    const before = tokens[index - 1];
    if (before !== undefined && before.type !== "heading_close") continue;
    let next = index;
    while (isUnknown(tokens[next])) next += 1;
    const behind = tokens[next];
    if (behind === undefined || behind.type === "heading_open") token.meta = { ...token.meta, isAlone: true };
  }
}

function isUnknown(token: Token | undefined): boolean {
  const tag = token?.meta?.["tag"] as Tag | undefined;
  return token?.type === "component" && tag !== undefined && !isUnderstood(tag);
}
