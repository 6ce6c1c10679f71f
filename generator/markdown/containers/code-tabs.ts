import type { StateCore } from "markdown-it";
import { closesFence, readFence } from "../fence-reader.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";

const opening = /^ {0,3}<!--[ \t]?DOCUSAURUS_CODE_TABS[ \t]?-->[ \t]*\r?$/;
const closing = /^ {0,3}<!--[ \t]?END_DOCUSAURUS_CODE_TABS[ \t]?-->[ \t]*\r?$/;
const label = /^ {0,3}<!--[ \t]?([^<>\n]{1,100}?)[ \t]?-->[ \t]*\r?$/;

/** The first Docusaurus had tabs by comments, each with the label of what follows it. They become the tabs of its successor, line by line. */
export function translateCodeTabs(state: StateCore): void {
  if (!state.src.includes("DOCUSAURUS_CODE_TABS")) return;
  let fence: string | undefined;
  let isOpen = false;
  let hasTab = false;
  const lines = state.src.split("\n");
  const last = lines.findLastIndex((line) => closing.test(line));
  state.src = lines
    .map((line, index) => {
      if (fence !== undefined) {
        if (closesFence(line, fence)) fence = undefined;
        return line;
      }
      fence = readFence(line)?.mark;
      if (fence !== undefined) return line;
      if (!isOpen) {
        // What nothing closes is no tabs.
        if (index > last || !opening.test(line)) return line;
        isOpen = true;
        hasTab = false;
        return "<Tabs>";
      }
      if (closing.test(line)) {
        isOpen = false;
        return hasTab ? "</TabItem></Tabs>" : "</Tabs>";
      }
      const said = label.exec(line)?.[1];
      if (said === undefined) return line;
      const before = hasTab ? "</TabItem>" : "";
      hasTab = true;
      return `${before}<TabItem label="${escapeAttribute(said)}">`;
    })
    .join("\n");
}
