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
  for (const { from, way } of listWays(path, place)) {
    if (isBelow(href, from)) return way + href.slice(from.length);
  }
  return href;
}

/** A document with all of its addresses as ways from the file at `path`. In its text, quotes are escaped. */
export function relateDocument(document: string, path: string, place: SitePlace): string {
  return listWays(path, place).reduce((related, { from, way }) => {
    const addresses = new RegExp(`(?<= (?:${attributes})=")${from.replaceAll(".", "\\.")}(?!/)`, "g");
    return related.replace(addresses, way);
  }, document);
}

/** What holds an address in a document. Other texts may begin like one, above all where the base is `/`. */
const attributes = "href|src|poster|data-(?:explorer|file|root|search|twin)";

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
