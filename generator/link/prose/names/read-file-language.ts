import { namesCode, readNamedLanguage } from "../../../places/named-language.ts";

/**
 * The language that a file says in its name, beside one of the same name without it: `install.fr.md`, `README_CN.md` and `README-pt-BR.md`.
 * A hyphen stands between words as well, so that it says so behind a README alone, or with a country.
 */
export function readFileLanguage(file: string, files: { has(file: string): boolean }): string | undefined {
  return readTranslation(file, files)?.language;
}

/** That language, and the file of the same name without it. */
export function readTranslation(
  file: string,
  files: { has(file: string): boolean },
): { readonly language: string; readonly of: string } | undefined {
  const [, before = "", sign, name = "", ending = ""] =
    /^(.+?)([._-])([a-z]{2}(?:[-_][a-z]{2,4})?)(\.[a-z]+)$/i.exec(file) ?? [];
  if (sign === undefined || !files.has(before + ending)) return undefined;
  const isReadme = /(?:^|\/)readme$/i.test(before);
  const isSure = !namesCode(name) && (sign !== "-" || name.length > 2);
  const language = isReadme || isSure ? readNamedLanguage(name) : undefined;
  return language === undefined ? undefined : { language, of: before + ending };
}
