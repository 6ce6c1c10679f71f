import type { Acronym } from "./search-entry.ts";

/** Two to six words and what is short for them in brackets behind. */
const explained = /((?:[\p{L}\p{N}]+[ -]){1,5}[\p{L}\p{N}]+) \((\p{Lu}[\p{L}\p{N}]{1,6}?)s?\)/gu;

/** The acronyms that a text explains, as in "a personal access token (PAT)": the words before have its letters in front. */
export function findAcronyms(text: string): readonly Acronym[] {
  const found = new Map<string, Acronym>();
  for (const [, before = "", short = ""] of text.matchAll(explained)) {
    const words = before.split(/[ -]/).slice(-short.length);
    const initials = words.map((word) => word.charAt(0)).join("");
    if (initials.toLowerCase() !== short.toLowerCase() || found.has(short)) continue;
    found.set(short, { short, long: words.join(" ") });
  }
  return [...found.values()];
}
