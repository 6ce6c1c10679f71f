import type { CodeTab } from "../page-model/parts.ts";
import { highlight } from "../plan/markup/markup.ts";

/**
 * In characters. Longer definitions repeat the types that they lead to; they are there to be copied,
 * and colours would double what readers have to load.
 */
const longestColored = 6000;

/** A tab with its code in colours. */
export function highlightTab(tab: CodeTab): CodeTab {
  if (tab.html !== undefined || tab.code === "" || tab.code.length > longestColored) return tab;
  const html = highlight(tab.code, tab.language);
  return html.includes("<span") ? { ...tab, html } : tab;
}
