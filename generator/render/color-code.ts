import type { CodeTab } from "../page-model/parts.ts";
import { highlightTab } from "./highlight-tab.ts";

/**
 * What a page shows, with colours in all its code. Plans leave them out, since only pages that are
 * rendered need them. Code is found by its shape, wherever a kind of page holds it.
 */
export function colorCode<Value>(value: Value): Value {
  // Only what holds code is made anew, since most of a page holds none.
  if (Array.isArray(value)) {
    const colored = value.map(colorCode);
    return colored.some((part, index) => part !== value[index]) ? (colored as Value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (isPlainTab(value)) return highlightTab(value) as Value;
  const colored: Record<string, unknown> = {};
  let isColored = false;
  for (const [key, part] of Object.entries(value)) {
    const shown: unknown = colorCode(part);
    colored[key] = shown;
    isColored ||= shown !== part;
  }
  return isColored ? (colored as Value) : value;
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
