/** A tag of BCP 47, such as `de`, `pt-BR` or `zh-Hans-CN`. */
export const languagePattern = /^[a-z]{2,3}(?:-[A-Za-z\d]{1,8}){0,4}$/;

/** The tag that is meant, where it is one: some write `pt_BR`, as systems do, or `pt-br`. */
export function toLanguageTag(written: string | undefined): string | undefined {
  const [language = "", ...parts] = written?.trim().split(/[-_]/) ?? [];
  const tag = [
    language.toLowerCase(),
    ...parts.map((part) => (part.length === 2 ? part.toUpperCase() : part.length === 4 ? capitalize(part) : part)),
  ].join("-");
  return languagePattern.test(tag) ? tag : undefined;
}

function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).toLowerCase()}`;
}
