import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A written site, read back the way that a reader gets it: pages by route, with their text and anchors. */
export interface BuiltSite {
  /** Absent when there is no page at the route. */
  page(route: string): BuiltPage | undefined;
  /** The page at the route and all below it. */
  pagesBelow(route: string): readonly BuiltPage[];
  /** A file at the root of the site, such as `catalogue.json`; empty when it is absent. */
  file(path: string): string;
}

/** A page of a written site, as far as statements of the specification are about it. */
export interface BuiltPage {
  /** Its folder below the output; empty for the home page. */
  readonly route: string;
  /** Text of the heading of level 1. */
  readonly title: string;
  /** Text of the main part, white space folded. */
  readonly text: string;
  readonly anchors: ReadonlySet<string>;
  /** The whole document. */
  readonly html: string;
}

/** Reads pages of the output folder when they are asked for, each once. */
export function readBuiltSite(folder: string): BuiltSite {
  const known = new Map<string, BuiltPage | undefined>();
  const page = (route: string): BuiltPage | undefined => {
    if (!known.has(route)) {
      const path = join(folder, route, "index.html");
      known.set(route, existsSync(path) ? readPage(route, readFileSync(path, "utf8")) : undefined);
    }
    return known.get(route);
  };
  const pagesBelow = (route: string): readonly BuiltPage[] => {
    const here = page(route);
    return [
      ...(here === undefined ? [] : [here]),
      ...listFolders(join(folder, route)).flatMap((name) => pagesBelow(`${route}/${name}`)),
    ];
  };
  return {
    page,
    pagesBelow,
    file: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : ""),
  };
}

function listFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Makes a page of an HTML document. */
export function readPage(route: string, html: string): BuiltPage {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const anchors = new Set([...main.matchAll(/\sid="([^"]+)"/g)].map((match) => decode(match[1] ?? "")));
  return {
    route,
    html,
    anchors,
    title: toText(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? ""),
    text: toText(main),
  };
}

/** Text without tags. `<wbr>` only says where a name may break. */
function toText(markup: string): string {
  return decode(markup.replace(/<wbr\/?>/g, "").replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
