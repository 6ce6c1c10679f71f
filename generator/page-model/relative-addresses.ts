/*
 * Where the output is put, nobody knows when it is made: below any path of a host, or on a disk. Plans and
 * markup name what is in it from the root of a host, `/docs/graphql/`, which is one form whatever page they
 * are for. On the way into a file it becomes the way from that file, `../../graphql/`.
 */

/** Where the site is published. */
export interface SitePlace {
  /** Address of the edition's own folder, which begins and ends with a slash. */
  readonly base: string;
  /** Address of the output folder, in which all editions are. */
  readonly root: string;
}

/** The place of an edition whose files are below the prefix in the output folder. */
export function placeEdition(base: string, prefix: string): SitePlace {
  return { base, root: base.slice(0, base.length - prefix.length) };
}

/**
 * An address as the way from a file of the edition, which is given by its path below the base. What lies
 * outside of the output stays as it is. Ways to the edition itself don't leave its folder, so that it can
 * be moved or archived by itself.
 */
export function relateAddress(href: string, path: string, place: SitePlace): string {
  return relateFromFile(path, place)(href);
}

/** Makes addresses ways from a file of the edition, one after the other. */
export function relateFromFile(path: string, place: SitePlace): (href: string) => string {
  const ways = listWays(path, place);
  return (href) => {
    for (const { from, way } of ways) {
      if (isBelow(href, from)) return way + href.slice(from.length);
    }
    return href;
  };
}

/** A document with all of its addresses as ways from the file at `path`. In its text, quotes are escaped. */
export function relateDocument(document: string, path: string, place: SitePlace): string {
  return listWays(path, place).reduce(relateFrom, document);
}

/** From one `="` and what an address begins with to the next, as an expression would look at each letter between. */
function relateFrom(document: string, { from, way }: Way): string {
  const mark = `="${from}`;
  let related = "";
  let done = 0;
  for (let at = document.indexOf(mark); at >= 0; at = document.indexOf(mark, at + 1)) {
    const end = at + mark.length;
    // Two slashes begin the name of another host.
    if (document.charAt(end) === "/" || !addressAttributes.has(readNameBefore(document, at))) continue;
    related += document.slice(done, end - from.length) + way;
    done = end;
  }
  return done === 0 ? document : related + document.slice(done);
}

/** The name of an attribute that ends at the offset; only one with a blank before it is one. */
function readNameBefore(document: string, end: number): string {
  const before = document.slice(Math.max(0, end - longestName), end);
  const blank = before.lastIndexOf(" ");
  return blank < 0 ? "" : before.slice(blank + 1);
}

/** What holds an address in a document. Other texts may begin like one, above all where the base is `/`. */
const addressAttributes: ReadonlySet<string> = new Set(
  "href src poster data-explorer data-file data-root data-search data-twin".split(" "),
);

/** In characters, with some to spare. */
const longestName = 20;

interface Way {
  /** An address that others begin with. */
  readonly from: string;
  /** What they begin with instead. */
  readonly way: string;
}

/** To the edition first, then to the output folder around it, which are often one. */
function listWays(path: string, { base, root }: SitePlace): readonly Way[] {
  const depth = count(path);
  const own = { from: base, way: climb(depth) };
  return base === root ? [own] : [own, { from: root, way: climb(depth + count(base) - count(root)) }];
}

function count(path: string): number {
  return path.split("/").length - 1;
}

function climb(levels: number): string {
  return levels === 0 ? "./" : "../".repeat(levels);
}

/** Two slashes begin the name of another host. */
function isBelow(href: string, from: string): boolean {
  return href.startsWith(from) && href.charAt(from.length) !== "/";
}
