import { toLanguageTag } from "./language-tag.ts";
import { nameLanguage } from "./name-language.ts";

/** Names of languages that folders and files more often have for code, editions, parts of companies and the like, or as words. */
const ofCode: ReadonlySet<string> = new Set(
  "as be ce cs ee eu ga ha hr id in io is it kv lb ml my ng no or os pi ps sc se sh so to ts".split(" "),
);

/** Countries, whose names many give to folders and files of the language that is spoken there. */
const ofCountries: ReadonlyMap<string, string> = new Map([
  ["cn", "zh-CN"],
  ["jp", "ja"],
  ["kr", "ko"],
  ["tw", "zh-TW"],
  ["ua", "uk"],
]);

/** The tag of the language that a folder or the end of a file is called for, such as `fr`, `pt_BR` or `cn`; undefined for any other name. */
export function readNamedLanguage(name: string): string | undefined {
  const country = ofCountries.get(name.toLowerCase());
  if (country !== undefined) return country;
  const tag = /^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.test(name) ? toLanguageTag(name) : undefined;
  return tag === undefined || nameLanguage(tag).toLowerCase() === tag.toLowerCase() ? undefined : tag;
}

/** Whether a name that may be one of a language is more often something else's, so that it tells nothing by itself. */
export function namesCode(name: string): boolean {
  return ofCode.has(name.toLowerCase());
}
