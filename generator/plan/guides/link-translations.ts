import type { PageTranslation } from "../../page-model/page.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import type { ProseDocuments } from "../../parse/documents.ts";
import { nameLanguage } from "../../places/name-language.ts";
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
  const { projects } = documents.surroundings;
  const roots = new Map(documents.pages.map(({ document, root }) => [document.file, root]));
  const groups = new Map<string, PageTranslation[]>();
  for (const { id, file, language = context.options.language ?? "en" } of pages) {
    const root = roots.get(file) ?? "";
    const { translations = [] } = projects?.get(root) ?? {};
    const route = routes.get(id);
    if (translations.length === 0 || route === undefined) continue;
    const own = translations.find(({ code }) => id.startsWith(`${code}/`));
    const label = translations.find((one) => one.language === language)?.label ?? nameLanguage(language);
    const key = `${root}\n${own === undefined ? id : id.slice(own.code.length + 1)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (!group.some((one) => one.language === language)) {
      group.push({ language, label, route, href: context.links.route(route) });
    }
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ route }) => [route, group] as const)));
}
