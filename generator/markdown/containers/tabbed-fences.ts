import type { StateCore, Token } from "markdown-it";
import { toTag } from "./code-group.ts";

const tabLabel = /(?:^|\s)tab=(?:"([^"\n]{1,200})"|'([^'\n]{1,200})')/;

/** Blocks of code that stand side by side and each say the label of their tab, ```` ```yaml tab="File" ````, as the extensions of MkDocs have it. */
export function groupTabbedFences(state: StateCore): void {
  if (!/^[ \t>]*(?:`{3}|~{3}).*\btab=["']/m.test(state.src)) return;
  const grouped: Token[] = [];
  let isOpen = false;
  for (const [index, token] of state.tokens.entries()) {
    const label = readTab(token);
    if (label === undefined) {
      grouped.push(token);
      continue;
    }
    const { level, map } = token;
    const push = (type: string, name: string, nesting: 1 | -1): void => {
      const mark = new state.Token(type, "", nesting);
      mark.meta = { tag: toTag(name, name === "TabItem" ? label : "") };
      mark.level = name === "TabItem" ? level + 1 : level;
      mark.block = true;
      mark.map = nesting === 1 ? map : null;
      grouped.push(mark);
    };
    const next = state.tokens[index + 1];
    const goesOn = next !== undefined && readTab(next) !== undefined;
    if (!isOpen) push("component_open", "Tabs", 1);
    push("component_open", "TabItem", 1);
    grouped.push(token);
    push("component_close", "TabItem", -1);
    if (!goesOn) push("component_close", "Tabs", -1);
    isOpen = goesOn;
    token.level += 2;
  }
  state.tokens = grouped;
}

function readTab({ type, info }: Token): string | undefined {
  const [, double, single] = (type === "fence" ? tabLabel.exec(info) : undefined) ?? [];
  return double ?? single;
}
