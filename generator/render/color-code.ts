import type { CodeTab } from "../page-model/parts.ts";
import { highlightTab } from "./highlight-tab.ts";

/**
 * Gives all code of a page its colours. Plans leave them out, since only pages that are rendered need them. Code is
 * found by its shape, wherever a kind of page holds it. The page is changed in place: it is a copy of what was planned.
 */
export function colorCode(page: object): void {
  const open: unknown[] = [page];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (isNested(item)) open.push(item);
    } else if (isNested(value)) {
      if (isPlainTab(value)) Object.assign(value, highlightTab(value));
      else for (const part of Object.values(value)) if (isNested(part)) open.push(part);
    }
  }
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isPlainTab(value: object): value is CodeTab {
  return (
    "code" in value &&
    typeof value.code === "string" &&
    "language" in value &&
    typeof value.language === "string" &&
    "label" in value &&
    !("html" in value && value.html !== undefined)
  );
}
