import type { CodeTab } from "../page-model/parts.ts";
import { highlightTab } from "./highlight-tab.ts";

/**
 * What a page shows, with colours in all its code. Plans leave them out, since only pages that are
 * rendered need them. Code is found by its shape, wherever a kind of page holds it.
 */
export function colorCode<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return colorItems(value) as Value;
  if (isPlainTab(value)) return highlightTab(value) as Value;
  // Only what holds code is made anew, since most of a page holds none.
  let colored: Record<string, unknown> | undefined;
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part !== "object") continue;
    const shown = colorCode(part);
    if (shown === part) continue;
    colored ??= { ...(value as Record<string, unknown>) };
    colored[key] = shown;
  }
  return (colored ?? value) as Value;
}

function colorItems(items: readonly unknown[]): readonly unknown[] {
  let colored: unknown[] | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const shown = colorCode(item);
    if (shown === item) continue;
    colored ??= [...items];
    colored[index] = shown;
  }
  return colored ?? items;
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
