import type { Token } from "markdown-it";
import type { ProseContext } from "./prose-context.ts";

/** Links without words of their own say what they lead to. */
export function nameLinks(tokens: readonly Token[], context: ProseContext): void {
  for (const { children } of tokens) {
    for (const [index, token] of (children ?? []).entries()) {
      if (token.meta?.["isLinkName"] !== true) continue;
      const target = String(children?.[index - 1]?.attrGet("href") ?? "");
      const { section, leadsTo } = context.resolve(target, "link");
      token.content = section ?? leadsTo ?? target.replace(/^(?:project:#?|xref:)/, "");
    }
  }
}
