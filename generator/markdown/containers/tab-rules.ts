import type { StateCore, Token } from "markdown-it";
import type { Tag } from "../html/scan-tag.ts";

/** A tab: what is kept of a choice, and what readers see. */
export interface TabView {
  readonly value: string;
  readonly label: string;
}

/** What a group of tabs needs to know of its panels before the first of them is written. */
export interface TabGroup {
  /** Counts from 1 over the page. */
  readonly number: number;
  readonly tabs: TabView[];
  /** Index of the tab that is open at first. */
  chosen: number;
  /** Groups of the same name are switched together. */
  readonly group?: string | undefined;
}

/** Where a panel stands in its group; absent for one outside of any. */
export interface TabPanel {
  readonly group?: TabGroup | undefined;
  readonly label: string;
}

interface OpenGroup {
  readonly group: TabGroup;
  readonly level: number;
  readonly labels: ReadonlyMap<string, string>;
  readonly defaultValue: string | undefined;
  /** The labels in order, where the group says them, as in Nextra. */
  readonly items: readonly string[];
}

/** Tells each group of tabs its panels, and each panel its group. */
export function arrangeTabs(state: StateCore): void {
  const open: OpenGroup[] = [];
  let count = 0;
  for (const token of state.tokens) {
    if (token.type !== "component_open" && token.type !== "component_close") continue;
    const tag = token.meta?.["tag"] as Tag;
    if (tag.name === "Tabs") {
      if (token.nesting === -1) {
        open.pop();
        continue;
      }
      count += 1;
      const group: TabGroup = { number: count, tabs: [], chosen: 0, group: readText(tag, "groupid") };
      token.meta = { ...token.meta, group };
      open.push({
        group,
        level: token.level,
        labels: readLabels(readText(tag, "values")),
        defaultValue: readText(tag, "defaultvalue"),
        items: [...(readText(tag, "items") ?? "").matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, item = ""]) => item),
      });
    } else if (isTabItem(tag.name) && token.nesting === 1) {
      addPanel(token, tag, open.at(-1));
    }
  }
}

/** Whether a component is a panel; `<Tab>` is a frequent slip. */
export function isTabItem(name: string): boolean {
  return name === "TabItem" || name === "Tab" || name === "Tabs.Tab";
}

function addPanel(token: Token, tag: Tag, around: OpenGroup | undefined): void {
  const isInside = around !== undefined && token.level === around.level + 1;
  const index = isInside ? around.group.tabs.length : 0;
  const value = readText(tag, "value") ?? readText(tag, "label") ?? String(index + 1);
  const named = around?.items[index];
  const label =
    readText(tag, "label") ??
    readText(tag, "title") ??
    readText(tag, "heading") ??
    named ??
    around?.labels.get(value) ??
    readText(tag, "value") ??
    `Option ${index + 1}`;
  const panel: TabPanel = { group: isInside ? around.group : undefined, label };
  token.meta = { ...token.meta, panel };
  if (!isInside) return;
  around.group.tabs.push({ value, label });
  if (tag.attributes.has("default") || around.defaultValue === value) around.group.chosen = index;
}

function readText(tag: Tag, name: string): string | undefined {
  const value = tag.attributes.get(name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Labels from the older form, `values={[{ label: 'Python', value: 'py' }]}`. */
function readLabels(values: string | undefined): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const [entry] of (values ?? "").matchAll(/\{[^{}]*\}/g)) {
    const label = /\blabel\s*:\s*["'`]([^"'`]*)/.exec(entry)?.[1];
    const value = /\bvalue\s*:\s*["'`]([^"'`]*)/.exec(entry)?.[1];
    if (label !== undefined && value !== undefined) labels.set(value, label);
  }
  return labels;
}
