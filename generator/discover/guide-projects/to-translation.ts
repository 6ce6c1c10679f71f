import { toLanguageTag } from "../../places/language-tag.ts";
import { nameLanguage } from "../../places/name-language.ts";
import type { Translation } from "../../sources/surroundings.ts";

interface WrittenLanguage {
  /** What folders and files of the language are called. */
  readonly code: string;
  readonly language?: string | undefined;
  readonly label?: string | undefined;
  readonly isMain?: boolean | undefined;
  /** By what lists of the main language call something, what lists of this one call it. */
  readonly labels?: ReadonlyMap<string, string> | undefined;
}

/** A language as the configuration of a project has it; none where what is written is no tag of one. */
export function toTranslation({ code, language, label, isMain, labels }: WrittenLanguage): readonly Translation[] {
  const tag = toLanguageTag(language) ?? toLanguageTag(code);
  if (tag === undefined) return [];
  return [
    {
      ...{ code, language: tag, label: label ?? nameLanguage(tag) },
      ...(isMain === true ? { isMain } : undefined),
      ...(labels !== undefined && labels.size > 0 ? { labels } : undefined),
    },
  ];
}
