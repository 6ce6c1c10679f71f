import { codeGroupComponents } from "../html/borrowed-components.ts";
import type { Tag } from "../html/scan-tag.ts";

/**
 * A component that has content, by the name that the dialect has for it: items of VuePress' groups of code, and groups of tabs
 * that a project has under a name of its own, such as `<PackageManagerTabs>`, which begin with a tab.
 */
export function renameComponent(tag: Tag, body: string): Tag {
  if (tag.name === "CodeGroupItem") return { ...tag, name: "TabItem" };
  const isGroup = /^[A-Z]\w{0,60}Tabs$/.test(tag.name) && !codeGroupComponents.has(tag.name);
  return isGroup && /^\s{0,1000}<Tab(?:Item)?[\s>]/.test(body) ? { ...tag, name: "Tabs" } : tag;
}
