import type { Acronym } from "./search-entry.ts";

/** What is short for something, in brackets behind it. */
const short = /\((\p{Lu}[\p{L}\p{N}]{1,6}?)s?\)/gu;
/** The words just before the brackets; none when a sign stands between. */
const lastWords = /(?:[\p{L}\p{N}]+[ -]){2,7}$/u;
/** More than so many words take. */
const longest = 120;

/** The acronyms that a text explains, as in "a personal access token (PAT)": the words before have its letters in front. */
export function findAcronyms(text: string): readonly Acronym[] {
  if (!text.includes("(")) return [];
  const found = new Map<string, Acronym>();
  for (const match of text.matchAll(short)) {
    const [, letters = ""] = match;
    if (found.has(letters)) continue;
    const before = lastWords.exec(text.slice(Math.max(0, match.index - longest), match.index))?.[0].trimEnd() ?? "";
    const words = before.split(/[ -]/).slice(-letters.length);
    const initials = words.map((word) => word.charAt(0)).join("");
    if (initials.toLowerCase() === letters.toLowerCase()) found.set(letters, { short: letters, long: words.join(" ") });
  }
  return [...found.values()];
}
