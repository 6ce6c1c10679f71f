import type { CodeTab } from "../page-model/parts.ts";
import { highlightTab } from "./highlight-tab.ts";

/**
 * What a page shows, with colours in all its code. Plans leave them out, since only pages that are
 * rendered need them. Code is found by its shape, wherever a kind of page holds it.
 */
export function colorCode<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(colorCode) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (isPlainTab(value)) return highlightTab(value) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, colorCode(part)])) as Value;
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
