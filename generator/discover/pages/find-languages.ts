import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { namesCode, readNamedLanguage } from "../../places/named-language.ts";
import { nameLanguage } from "../../places/name-language.ts";
import type { Translation } from "../../sources/surroundings.ts";

/**
 * The languages that folders are called for, of guides without a configuration that lists any, by paths of pages below their root:
 * folders beside each other, or beside the pages themselves, that have the same pages; and what is in a folder for translations.
 */
export function findLanguages(paths: readonly string[]): readonly Translation[] {
  const places = new Map<string, LanguagePlace>();
  for (const path of paths) addPage(path, places);
  return [...places]
    .flatMap(([above, { folders, beside }]) => {
      const main = findMain(folders);
      const isOne = ([name, pages]: readonly [string, ReadonlySet<string>]): boolean => {
        if (name === main?.name) return true;
        // Languages may be those of programs, as in `languages/python` and `languages/ts`.
        if (ofTranslations.test(above)) return !namesCode(name) || [...folders.keys()].some((one) => !namesCode(one));
        const [others, fewest] = main === undefined ? [beside, 2] : [main.pages, 1];
        return (main !== undefined || !namesCode(name)) && sharesMost(pages, others, fewest);
      };
      const found = [...folders].filter(isOne).map(([name]) => name);
      // A folder for the main language alone is one without translations.
      return main !== undefined && found.length < 2 && !ofTranslations.test(above)
        ? []
        : found.flatMap((name) => toTranslation(above, name));
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** What is right below a folder, by the paths from there. */
interface LanguagePlace {
  /** By their names, those that are called for languages. */
  readonly folders: Map<string, Set<string>>;
  readonly beside: Set<string>;
}

const ofTranslations = /(?:^|\/)(?:i18n|l10n|locales?|langs?|languages|translations?)\/$/i;

function addPage(path: string, places: Map<string, LanguagePlace>): void {
  const parts = dropMarkdownEnding(path).toLowerCase().split("/");
  const written = path.split("/");
  const at = written.slice(0, -1).findIndex((name) => readNamedLanguage(name) !== undefined);
  const toPlace = (above: string): LanguagePlace => {
    const place = places.get(above) ?? { folders: new Map<string, Set<string>>(), beside: new Set<string>() };
    places.set(above, place);
    return place;
  };
  if (at >= 0) {
    const { folders } = toPlace(
      written
        .slice(0, at)
        .map((name) => `${name}/`)
        .join(""),
    );
    const name = written[at] ?? "";
    const pages = folders.get(name) ?? new Set<string>();
    folders.set(name, pages);
    pages.add(toPage(parts.slice(at + 1)));
    return;
  }
  for (const above of written.keys()) {
    toPlace(
      written
        .slice(0, above)
        .map((name) => `${name}/`)
        .join(""),
    ).beside.add(toPage(parts.slice(above)));
  }
}

/** The page of a folder is called so or so. */
function toPage(parts: readonly string[]): string {
  return parts.join("/").replace(/(?:^|\/)(?:readme|_?index)$/, "");
}

function findMain(
  folders: LanguagePlace["folders"],
): { readonly name: string; readonly pages: ReadonlySet<string> } | undefined {
  const [name, pages] = [...folders].find(([one]) => /^en(?:[-_]|$)/i.test(one)) ?? [];
  return name === undefined || pages === undefined ? undefined : { name, pages };
}

function sharesMost(pages: ReadonlySet<string>, others: ReadonlySet<string>, fewest: number): boolean {
  const shared = [...pages].filter((page) => others.has(page)).length;
  return shared >= fewest && shared * 2 >= pages.size;
}

function toTranslation(above: string, name: string): readonly Translation[] {
  const language = readNamedLanguage(name);
  return language === undefined ? [] : [{ code: above + name, language, label: nameLanguage(language) }];
}
