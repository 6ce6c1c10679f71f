import type { LocatedJson } from "../../parse/json/located-json.ts";

/** In characters; what is longer is a page of its own. */
const longest = 5000;

/** What MyST's names in double braces stand for, where something in YAML says it: texts, numbers and flags, some of several lines. */
export function listSubstitutions(value: LocatedJson | undefined): readonly (readonly [string, string])[] {
  if (value?.kind !== "object") return [];
  return [...value.entries].flatMap(([name, { value: each }]) => {
    if (each.kind !== "scalar" || each.value === null || each.isCut === true) return [];
    const text = String(each.value).trim();
    return text.length > longest ? [] : [[name, text] as const];
  });
}
