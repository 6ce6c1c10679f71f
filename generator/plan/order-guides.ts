import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ProsePage } from "../catalogue/prose.ts";
import type { SitePage } from "../page-model/page.ts";
import { orderFileVersions } from "../places/order-file-versions.ts";
import { fixedRoutes } from "./addresses/addresses.ts";
import { listOrderedByName } from "./list-ordered-by-name.ts";
import { putTopsFirst } from "./put-tops-first.ts";

/** A first page that leads to more than these speaks of them, and is no list of where to begin. */
const mostLed = 8;

/** So many of those come before what others lead to. */
const firstLed = 3;

/** What a project says of itself and to those who work on it, which readers of guides come for last. */
const ofProject = new RegExp(
  String.raw`(?:^|/)(?:${[
    "adopters|authors|branch[-_]management|bugs|change[-_]?logs?|code[-_]of[-_]conduct|coding[-_]standards?|committers",
    "contribut(?:e|ing|ors)|copying|credits|donate|governance|licen[cs]es?|maintainers|news|privacy|(?:production[-_])?users",
    "releases?|release[-_]?(?:notes|process)|releasing|reporting[-_]bugs|roadmap|sponsors|support|thanks",
  ].join("|")})(?:/|$)`,
  "i",
);

const installing = /(?:^|\/)(?:install|installation|installing)(?:\/(?:readme|overview))?$/i;

/** As a page begins that is only left behind for old links. */
const moved = /^(?:this|the) (?:content|document|documentation|page|guide|file)\b.{0,40}\bmoved\b/i;

const versioned = /(?:^|\/)(?:v\d|\d+\.\d)[^/]*\//;

/**
 * Guides in the order in which readers want them: as somebody has written it, be it in a list, by positions or by numbers. Where nothing but
 * names of files orders them, how to install comes first, then what the first page leads to, then what most others lead to.
 */
export function orderGuides(guides: readonly SitePage[], { prose }: Pick<Catalogue, "prose">): readonly SitePage[] {
  const byName = listOrderedByName(prose, new Set(guides.map(({ route }) => route)));
  const placed = putTopsFirst(
    guides.filter(({ route }) => !byName.has(route)),
    prose,
  );
  if (byName.size === 0) return placed;
  const free = guides.filter(({ route }) => byName.has(route));
  const versions = orderFileVersions(free, ({ route }) => (versioned.test(route) ? route : ""));
  const older = new Set(versions.flatMap(([, ...others]) => others));
  const isLast = (page: SitePage): boolean =>
    older.has(page) || ofProject.test(page.route) || moved.test(page.description);
  return [
    ...placed,
    ...orderByLinks(
      free.filter((page) => !isLast(page)),
      prose,
    ),
    ...free.filter(isLast),
  ];
}

function orderByLinks(guides: readonly SitePage[], { pages }: Catalogue["prose"]): readonly SitePage[] {
  const all = [...pages.values()];
  const counts = new Map<string, number>();
  for (const page of all) for (const slug of listLed(page, pages)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const count = ({ route }: SitePage): number => counts.get(route) ?? 0;
  const depth = ({ route }: SitePage): number => route.split("/").length;
  const byRoute = new Map(guides.map((page) => [page.route, page]));
  const home = all.find(({ slug }) => slug === fixedRoutes.home);
  const led = home === undefined ? [] : listLed(home, pages).flatMap((slug) => byRoute.get(slug) ?? []);
  const install = guides.filter(({ route }) => installing.test(route)).toSorted((a, b) => depth(a) - depth(b));
  return [
    ...new Set([
      ...install.slice(0, 1),
      ...led.slice(0, led.length > mostLed ? firstLed : mostLed),
      ...guides.toSorted((a, b) => count(b) - count(a)),
    ]),
  ];
}

/** The addresses of other guides that one leads to, each once, in the order of its text. */
function listLed({ id, links }: ProsePage, pages: Catalogue["prose"]["pages"]): readonly string[] {
  const ids = new Set(links.flatMap((link) => (link.to === "page" && link.id !== id ? [link.id] : [])));
  return [...ids].flatMap((other) => pages.get(other)?.slug ?? []);
}
