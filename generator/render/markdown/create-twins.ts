import { encodePath } from "../../page-model/encode-path.ts";
import type { Page } from "../../page-model/page.ts";
import type { VersionFacts } from "../../page-model/versions.ts";
import { relateFromFile, type SitePlace } from "../../page-model/relative-addresses.ts";
import { renderText } from "../render-text.ts";
import { parseMarkup } from "./parse-markup.ts";
import { createTagReader } from "./read-tag.ts";
import { toMarkdown } from "./to-markdown.ts";
import { createTwinPaths } from "./twin-paths.ts";

/** The Markdown forms of a site's pages. */
export interface Twins {
  /** Path of a page's twin below the base. */
  path(page: Pick<Page, "route">): string;
  /** A page's own part as Markdown, from the document that it was rendered to. */
  body(page: Pick<Page, "route">, document: string): string;
  /** The whole file: what the page is, then its own part. */
  file(page: Page, body: string): string;
}

/** Makes the Markdown twins of the pages of an edition of a version; links between pages become links between twins. */
export function createTwins(place: SitePlace, routes: readonly string[], version?: VersionFacts): Twins {
  const paths = createTwinPaths(routes);
  const toHref = createHrefs(place.base, paths);
  const readTag = createTagReader();
  const path = ({ route }: Pick<Page, "route">): string => paths.get(route) ?? "";
  return {
    path,
    body(page, document) {
      const start = document.indexOf("<main ");
      const end = document.lastIndexOf("</main>");
      if (start < 0 || end < start) return "";
      const relate = relateFromFile(path(page), place);
      return toMarkdown(parseMarkup(document, start, end, readTag), (href) => relate(toHref(href)));
    },
    file: (page, body) => {
      const { label } = page.version ?? version ?? {};
      return renderText("page.md", { page, kind: page.noun ?? page.content.kind, version: label, body });
    },
  };
}

/**
 * Links to pages, with their anchors, as links to twins; other addresses stay as they are. The addresses
 * are made of the routes: one that is cut out of a document and kept would keep the whole document.
 */
function createHrefs(base: string, paths: ReadonlyMap<string, string>): (href: string) => string {
  const twins = new Map<string, string>();
  for (const [route, path] of paths) {
    for (const end of ["", "/"]) twins.set(base + encodePath(route) + end, base + encodePath(path));
  }
  return (href) => {
    const end = href.search(/[?#]/);
    const address = end < 0 ? href : href.slice(0, end);
    const twin = twins.get(address) ?? address;
    return end < 0 ? twin : twin + href.slice(end);
  };
}
