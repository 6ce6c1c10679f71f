import { readSiteLinks, type SiteLinks } from "./read-site-links.ts";

/** What the crawl of a generated site found. */
export interface LinkReport {
  readonly pages: number;
  readonly links: number;
  /** `page: what is wrong`, in the order of the pages. */
  readonly problems: readonly string[];
}

const origin = "http://site.invalid";

/**
 * Checks that each internal address in an output folder leads to a file, each anchor to an id there, and that no page has an
 * id twice. Who puts one folder below several bases reads it once.
 */
export function checkLinks(
  folder: string,
  base: string,
  { files, pages }: SiteLinks = readSiteLinks(folder),
): LinkReport {
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

interface Site extends SiteLinks {
  readonly path: string;
  readonly base: string;
}

function checkHref(href: string, { path, base, files, pages }: Site): string | undefined {
  // It is shown at any depth, and climbs from there.
  if (path === "404.html" && href === "..") return undefined;
  const url = parseAddress(href, `${origin}${base}${path}`);
  if (url === undefined) return "is not an address";
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base)) return "leads out of the site";
  const below = decodeURIComponent(url.pathname.slice(base.length));
  const target = below === "" || below.endsWith("/") ? `${below}index.html` : below;
  if (!files.has(target)) return files.has(`${target}/index.html`) ? "lacks its final slash" : "leads nowhere";
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || pages.get(target)?.ids.has(id) === true ? undefined : "names an anchor that is not there";
}

function parseAddress(href: string, from: string): URL | undefined {
  try {
    return new URL(href, from);
  } catch {
    return undefined;
  }
}
