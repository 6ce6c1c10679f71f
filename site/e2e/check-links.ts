import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readWholePage } from "./read-whole-page.ts";

/** What the crawl of a generated site found. */
export interface LinkReport {
  readonly pages: number;
  readonly links: number;
  /** `page: what is wrong`, in the order of the pages. */
  readonly problems: readonly string[];
}

interface PageLinks {
  readonly ids: ReadonlySet<string>;
  readonly duplicates: readonly string[];
  readonly hrefs: ReadonlySet<string>;
  /** Ids that other elements of the page refer to. */
  readonly references: ReadonlySet<string>;
}

const origin = "http://site.invalid";

/**
 * Reads every HTML file of an output folder once and checks that each internal address leads to a
 * file, each anchor to an id there, and that no page has an id twice. Takes time in proportion to
 * the size of the output.
 */
export function checkLinks(folder: string, base: string): LinkReport {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      ),
  );
  const pages = new Map<string, PageLinks>();
  for (const path of [...files].sort()) {
    if (path.endsWith(".html")) pages.set(path, readLinks(readWholePage(folder, path)));
  }
  const problems: string[] = [];
  let links = 0;
  for (const [path, { hrefs, ids, duplicates, references }] of pages) {
    for (const id of duplicates) problems.push(`${path}: the id ${id} is there twice`);
    for (const id of references) if (!ids.has(id)) problems.push(`${path}: refers to the id ${id}, which is not there`);
    for (const href of hrefs) {
      links += 1;
      const problem = checkHref(href, { path, base, files, pages });
      if (problem !== undefined) problems.push(`${path}: ${href} ${problem}`);
    }
  }
  return { pages: pages.size, links, problems };
}

interface Site {
  readonly path: string;
  readonly base: string;
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, PageLinks>;
}

function checkHref(href: string, { path, base, files, pages }: Site): string | undefined {
  if (!URL.canParse(href, origin)) return "is not an address";
  const url = new URL(href, `${origin}${base}${path}`);
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base)) return "leads out of the site";
  const below = decodeURIComponent(url.pathname.slice(base.length));
  const target = below === "" || below.endsWith("/") ? `${below}index.html` : below;
  if (!files.has(target)) return files.has(`${target}/index.html`) ? "lacks its final slash" : "leads nowhere";
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || pages.get(target)?.ids.has(id) === true ? undefined : "names an anchor that is not there";
}

/** Our own pages only: quotes are double and markup characters in attributes are escaped. */
function readLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const duplicates: string[] = [];
  const hrefs = new Set<string>();
  const references = new Set<string>();
  for (const [, attributes = ""] of html.matchAll(/<[a-z][a-z0-9-]*((?:\s+[^\s=>"/]+(?:="[^"]*")?)+)\s*\/?>/gi)) {
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([^\s=>"/]+)="([^"]*)"/g)) {
      const text = unescape(value);
      if (name === "id") {
        if (ids.has(text)) duplicates.push(text);
        ids.add(text);
      } else if (/^(?:href|src|data-(?:root|file|search|explorer|twin))$/.test(name)) {
        hrefs.add(text);
      } else if (/^(?:for|popovertarget|aria-(?:labelledby|describedby|controls))$/i.test(name)) {
        for (const id of text.split(/\s+/)) references.add(id);
      }
    }
  }
  return { ids, duplicates, hrefs, references };
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? "");
}
