import type { LocatedJson } from "../../parse/json/located-json.ts";

/** Longer ones are no words of a text. */
const longestOfWords = 300;
const deepest = 6;

/** The texts, numbers and flags of a part of a configuration, by the way to each of them, with points between names. */
export function listVariables(
  value: LocatedJson | undefined,
  prefix = "",
  longest = longestOfWords,
  depth = 0,
): readonly [string, string][] {
  if (value?.kind === "object" && depth < deepest) {
    return [...value.entries].flatMap(([key, entry]) =>
      listVariables(entry.value, prefix === "" ? key : `${prefix}.${key}`, longest, depth + 1),
    );
  }
  if (value?.kind !== "scalar" || value.value === null || value.isCut === true) return [];
  const text = String(value.value);
  return prefix === "" || text.length > longest || text.includes("\n") ? [] : [[prefix, text]];
}
