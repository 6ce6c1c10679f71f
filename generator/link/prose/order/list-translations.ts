import type { SidebarItem } from "../../../catalogue/prose.ts";
import type { Translation } from "../../../parse/documents.ts";
import { listLanguages } from "../names/list-languages.ts";
import { findPageById, type ProseIndex } from "../prose-index.ts";
import { belowRoot } from "../../../places/content-paths.ts";
import { pathOfProject, placeBelow } from "../path-of-project.ts";
import { toDoc } from "./to-doc.ts";

/**
 * The languages of which neither a list nor what is listed elsewhere holds a page, each below its name: its pages stand as those of the main one do, and behind
 * them what is there in that language alone.
 */
export function listTranslations(
  root: string,
  items: readonly SidebarItem[],
  index: ProseIndex,
  elsewhere: ReadonlySet<string> = new Set(),
): readonly SidebarItem[] {
  const translations = listLanguages(root, index.surroundings);
  if (translations.length === 0) return [];
  const held = listHeld(items, new Set(elsewhere));
  return translations.flatMap((translation): readonly SidebarItem[] => {
    const { code, label, isMain } = translation;
    const pages = index.pages.filter((page) => page.root === root && page.names.place.startsWith(`${code}/`));
    if (isMain === true || pages.length === 0 || pages.some(({ names }) => held.has(names.id))) return [];
    const translated = translate(items, { translation, root, index });
    const listed = listHeld(translated);
    const others = pages.filter(({ names, document }) => !listed.has(names.id) && !document.frontMatter.isUnlisted);
    const first = others.find(({ names }) => isIndex(names.place.slice(code.length + 1)));
    const rest = others.filter((page) => page !== first);
    return [
      {
        ...{ type: "category", label, collapsed: true, collapsible: true },
        link: first && toDoc(first),
        items: [...translated, ...rest.map(toDoc)],
      },
    ];
  });
}

interface Translating {
  readonly translation: Translation;
  readonly root: string;
  readonly index: ProseIndex;
}

function translate(items: readonly SidebarItem[], translating: Translating): readonly SidebarItem[] {
  const { translation, root, index } = translating;
  const top = pathOfProject(index.surroundings.projects?.get(root));
  const called = (label: string): string | undefined => translation.labels?.get(label);
  const find = (id: string, label: string | undefined): Extract<SidebarItem, { type: "doc" }> | undefined => {
    const inside = withoutLanguage(belowRoot(id, top), listLanguages(root, index.surroundings));
    const page = findPageById(placeBelow(top, `${translation.code}/${inside}`), index);
    const doc = page && toDoc(page);
    return doc && { ...doc, label: (label === undefined ? undefined : called(label)) ?? doc.label };
  };
  return items.flatMap((item): readonly SidebarItem[] => {
    if (item.type === "doc") return [find(item.docId, item.label)].filter((doc) => doc !== undefined);
    if (item.type !== "category") return [];
    const link = item.link?.type === "doc" ? find(item.link.docId, item.link.label) : undefined;
    const inner = translate(item.items, translating);
    return link === undefined && inner.length === 0
      ? []
      : [{ ...item, label: called(item.label) ?? item.label, link, items: inner }];
  });
}

function isIndex(place: string): boolean {
  return /^(?:_?index|README)\.[a-z]+$/i.test(place);
}

/** Where the main language has a folder as well, what lists name is in that. */
function withoutLanguage(path: string, translations: readonly Translation[]): string {
  const own = translations.find(({ code }) => path.startsWith(`${code}/`));
  return own === undefined ? path : path.slice(own.code.length + 1);
}

function listHeld(items: readonly SidebarItem[], held = new Set<string>()): ReadonlySet<string> {
  for (const item of items) {
    if (item.type === "doc") held.add(item.docId);
    if (item.type !== "category") continue;
    if (item.link?.type === "doc") held.add(item.link.docId);
    listHeld(item.items, held);
  }
  return held;
}
