import type { PageTranslation } from "../../page-model/page.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import type { ProseDocuments } from "../../parse/documents.ts";
import { belowRoot } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { nameLanguage } from "../../places/name-language.ts";
import { readTranslation } from "../../link/prose/names/read-file-language.ts";
import { listLanguages } from "../../link/prose/names/list-languages.ts";
import { placeTranslation } from "../../link/prose/names/place-translation.ts";
import type { PlanContext } from "../context/plan-context.ts";

/**
 * By route, the languages that a page is there in, its own among them, each once; nothing for pages that are there in one alone. Projects
 * tell which pages are translations of each other by where these are.
 */
export function linkTranslations(
  pages: Iterable<ProsePage>,
  routes: ReadonlyMap<string, string>,
  { documents, context }: { readonly documents: ProseDocuments; readonly context: PlanContext },
): ReadonlyMap<string, readonly PageTranslation[]> {
  const roots = new Map(documents.pages.map(({ document, root }) => [document.file, root]));
  const named = listNamed(roots, documents);
  const groups = new Map<string, PageTranslation[]>();
  for (const { id, file, language = context.options.language ?? "en" } of pages) {
    const root = roots.get(file) ?? "";
    const translations = listLanguages(root, documents.surroundings);
    const route = routes.get(id);
    if (route === undefined || (translations.length === 0 && !named.has(file))) continue;
    const label = translations.find((one) => one.language === language)?.label ?? nameLanguage(language);
    const place = named.get(file) ?? findPlace({ file, root, route, language }, documents);
    if (place === undefined) continue;
    const key = `${root}\n${place}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (!group.some((one) => one.language === language)) {
      group.push({ language, label, route, href: context.links.route(route) });
    }
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ route }) => [route, group] as const)));
}

/** Files whose names say their language where no project has its own say in it, and those that they translate, by what both are translations of. */
function listNamed(
  files: ReadonlyMap<string, string>,
  { surroundings: { projects } }: ProseDocuments,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [file, root] of files) {
    const found = projects?.has(root) === true ? undefined : readTranslation(file, files);
    if (found !== undefined) named.set(file, found.of).set(found.of, found.of);
  }
  return named;
}

interface TranslatedPage extends Pick<ProsePage, "file"> {
  readonly root: string;
  readonly route: string;
  readonly language: string;
}

/**
 * What the translations of a page have in common: where they are in the folder of their language, the page of a folder by whichever name.
 * Undefined for a page beside the folders of all languages, its own among them.
 */
function findPlace(
  { file, root, route, language }: TranslatedPage,
  { surroundings }: ProseDocuments,
): string | undefined {
  const translations = listLanguages(root, surroundings);
  if (surroundings.projects?.get(root)?.collections !== undefined) {
    const [code] = translations.flatMap((one) => (one.language === language ? one.code : []));
    return code !== undefined && `${route}/`.startsWith(`${code}/`) ? route.slice(code.length + 1) : route;
  }
  const { place, translation } = placeTranslation(belowRoot(file, root), translations);
  const isBeside =
    translation === undefined && translations.some((one) => one.isMain !== true && one.language === language);
  if (isBeside) return undefined;
  const inside =
    translation === undefined || translation.isMain === true ? place : withoutLanguage(place, translation.code);
  return dropMarkdownEnding(inside).replace(/(?<=^|\/)(?:README|_index)$/i, "index");
}

/** Folders of languages may stand in another one, beside the pages that they translate. */
function withoutLanguage(place: string, code: string): string {
  return code.slice(0, code.lastIndexOf("/") + 1) + place.slice(code.length + 1);
}
