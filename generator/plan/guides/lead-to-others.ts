import type { NavigationItem } from "../../page-model/page.ts";
import type { Translation } from "../../parse/documents.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { PlanLinks } from "../addresses/addresses.ts";
import { findFirstPage, type GuideNode } from "./guide-tree.ts";

interface NamedTree {
  readonly name: string;
  readonly nodes: readonly GuideNode[];
}

/** What the tree of one sidebar ends with where there are several: the first page of each other one, which nothing else may lead to. */
export function leadToOthers(
  own: string,
  trees: readonly NamedTree[],
  { links, languages }: { readonly links: PlanLinks; readonly languages: readonly Translation[] },
): readonly NavigationItem[] {
  const others = trees.flatMap(({ name, nodes }): readonly NavigationItem[] => {
    const first = name === own ? undefined : findFirstPage(nodes);
    return first === undefined
      ? []
      : [{ label: findLanguage(name, languages) ?? nameSidebar(name), href: links.route(first.route) }];
  });
  return others.length === 0 ? [] : [{ label: "More guides" }, ...others];
}

/** What a language is called whose folder has a sidebar of its own. */
function findLanguage(name: string, languages: readonly Translation[]): string | undefined {
  return languages.find(({ code }) => code === trimSlashes(name))?.label;
}

/** The name of a sidebar, which may be a word of code or a path, in words: `apiSidebar`, `/api/`. */
function nameSidebar(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ")
    .replace(/[-_/\s]+/g, " ")
    .trim()
    .replace(/ sidebars?$/i, "");
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
