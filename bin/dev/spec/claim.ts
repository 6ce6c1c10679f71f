import type { BuiltPage, BuiltSite } from "./built-site.ts";

/** One statement of the specification and how the written site shows it. */
export interface Claim {
  readonly section: string;
  readonly says: string;
  /** What is missing; empty when the statement is shown. */
  missing(site: BuiltSite): readonly string[];
}

/** A page stands at the route, under that title when one is given. */
export function pageAt(section: string, route: string, title?: string): Claim {
  return {
    section,
    says: `/docs/${route}${title === undefined ? "" : ` is titled ${title}`}`,
    missing: (site) => {
      const page = site.page(route);
      if (page === undefined) return [`page ${route}`];
      if (page.title === "") return ["a heading"];
      const isIt = title === undefined ? isAbout(page.title, route) : page.title === title;
      return isIt ? [] : [`the title ${title ?? `of ${route}`}, found ${page.title}`];
    },
  };
}

/** Whether a title has a word of the end of the route, at least its beginning. */
function isAbout(title: string, route: string): boolean {
  const words =
    route
      .split("/")
      .slice(-2)
      .join("-")
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => title.toLowerCase().includes(word.slice(0, 4)));
}

/** The page has an anchor of each name: a field, a symbol, a schema coordinate. */
export function membersOf(section: string, says: string, route: string, names: readonly string[]): Claim {
  return {
    section,
    says,
    missing: (site) => {
      const page = site.page(route);
      return page === undefined ? [`page ${route}`] : names.filter((name) => !page.anchors.has(name));
    },
  };
}

/** Each text stands on the page. */
export function textOn(section: string, says: string, route: string, texts: readonly string[]): Claim {
  return {
    section,
    says,
    missing: (site) => {
      const page = site.page(route);
      return page === undefined ? [`page ${route}`] : lacking([page], texts);
    },
  };
}

/** Each text stands on the page or on one below it. */
export function textBelow(section: string, says: string, route: string, texts: readonly string[]): Claim {
  return { section, says, missing: (site) => lacking(site.pagesBelow(route), texts) };
}

function lacking(pages: readonly BuiltPage[], texts: readonly string[]): readonly string[] {
  return texts.filter((text) => !pages.some((page) => page.text.includes(text)));
}
