import type { Token } from "markdown-it";
import { chooseTarget } from "./choose-target.ts";
import type { ProseContext } from "./prose-context.ts";

/** Links without words of their own say what they lead to. */
export function nameLinks(tokens: readonly Token[], context: ProseContext): void {
  for (const { children } of tokens) {
    for (const [index, token] of (children ?? []).entries()) {
      if (token.meta?.["isLinkName"] !== true) continue;
      const open = children?.[index - 1];
      const target = String(open?.attrGet("href") ?? "");
      const isDownload = open?.meta?.["isDownload"] === true;
      const resolved = context.resolve(target, "link");
      const { section, leadsTo } = chooseTarget(resolved, () => ({ words: "", target, isDownload }));
      token.content =
        section ??
        leadsTo ??
        target.replace(/^project:#?/, "").replace(/^xref:([^?#]*).*/s, (_, uid: string) => nameUid(uid));
    }
  }
}

/** A star, and the number of its types behind a backtick, only say which of several of one name it is. */
function nameUid(uid: string): string {
  return uid.replace(/(?:\*|%2A|(?:`{1,2}|(?:%60){1,2})\d{1,3})$/i, "");
}
