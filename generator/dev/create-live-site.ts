import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ReadArchive } from "../discover/read-editions.ts";
import { packageFolder } from "../package-folder.ts";
import type { SitePlan } from "../page-model/page.ts";
import { readPage } from "../page-model/read-page.ts";
import { planSearch } from "../plan/search/plan-search.ts";
import { printJson } from "../print/print-json.ts";
import { createLlmsFull } from "../render/llms-full.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { createTwinPaths } from "../render/markdown/twin-paths.ts";
import { orderPages } from "../render/order-pages.ts";
import type { OutputFile } from "../render/output-file.ts";
import { createPageRenderer, type RenderedPage } from "../render/page-renderer.ts";
import { renderNotFound } from "../render/render.ts";
import { placeEdition } from "../page-model/relative-addresses.ts";
import { renderHosts } from "../render/render-hosts.ts";
import { renderNavigation } from "../render/render-navigation.ts";
import { listSiteEntries, renderSiteTexts } from "../render/render-site-texts.ts";
import { renderTexts } from "../render/render-texts.ts";
import { isSameList } from "../engine/share-parts.ts";

/** An edition as far as it has to be known to show it. */
export interface LiveEdition {
  readonly prefix: string;
  readonly plan: SitePlan;
  readonly catalogue: Catalogue;
  readonly locations: ReadonlyMap<string, string>;
}

/** The files that `generate` would write now, each made when it is asked for. */
export interface LiveSite {
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly pageCount: number;
  /** A file by its path below the output folder; undefined when the site has no such file. */
  find(path: string): OutputFile["content"] | undefined;
  readonly parts: readonly PartOfSite[];
}

interface LiveSiteParts {
  readonly editions: readonly LiveEdition[];
  readonly archived: readonly ReadArchive[];
  readonly bundle: SiteBundle;
  /** Pages that are as they were are not rendered again. */
  readonly before?: LiveSite | undefined;
}

/** The site of planned editions, of which the first is the one at the base. */
export function createLiveSite({ editions, archived, bundle, before }: LiveSiteParts): LiveSite {
  const parts = createParts(editions, bundle, before?.parts);
  const copies = new Map(
    archived.flatMap(({ prefix, files }) => files.map(({ path, location }) => [prefix + path, location])),
  );
  const texts = once(() => {
    const [first, ...rest] = editions;
    if (first === undefined) return new Map();
    const { plan } = first;
    const others = rest.map(({ plan }) => listSiteEntries(plan));
    const trees = renderNavigation(plan);
    const assets = { ...bundle.assets, navigation: trees.path };
    // Only files with a hash in their name count here, and of those that pages ask for later none has a rule.
    const paths = [trees, ...bundle.files, ...(plan.files ?? [])].map(({ path }) => path);
    return toMap([
      renderNotFound(plan, { ...bundle, assets }),
      ...renderSiteTexts(plan, others),
      ...renderHosts(plan, paths, others),
    ]);
  });
  // Folders of other editions lie in that of the one at the base, so the longest prefix comes first.
  const byPrefix = parts.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return {
    base: editions[0]?.plan.site.base ?? "/",
    pageCount: editions.reduce((sum, { plan }) => sum + plan.pages.length, 0),
    parts,
    find(path) {
      const copy = copies.get(path);
      if (copy !== undefined) return { copyOf: copy };
      const part = byPrefix.find(({ prefix }) => path.startsWith(prefix));
      return part?.find(path.slice(part.prefix.length)) ?? texts().get(path);
    },
  };
}

/** Apart from the site, whose functions would hold on to the site before it, which holds on to the one before that. */
function createParts(
  editions: readonly LiveEdition[],
  bundle: SiteBundle,
  before: readonly PartOfSite[] = [],
): readonly PartOfSite[] {
  return editions.map((edition, index) => createPart(edition, bundle, before[index]));
}

/** The files of one edition. */
interface PartOfSite {
  readonly prefix: string;
  find(path: string): OutputFile["content"] | undefined;
  /** What all pages have in common, as text. */
  readonly frame: string;
  readonly rendered: Map<string, KnownPage>;
  readonly routes: readonly string[];
}

interface KnownPage {
  readonly json: string;
  readonly tree: string;
  readonly page: RenderedPage;
}

function createPart(edition: LiveEdition, bundle: SiteBundle, before: PartOfSite | undefined): PartOfSite {
  const { plan, catalogue, locations, prefix } = edition;
  const { site, navigation } = plan;
  const routes = plan.pages.map(({ route }) => route);
  const trees = renderNavigation(plan);
  const assets = { ...bundle.assets, navigation: trees.path };
  const place = placeEdition(site.base, prefix);
  const frame = JSON.stringify([site, place, assets, bundle.partsDigest]);
  // Twins have other addresses when there are other pages, and every page may lead to one.
  const isFrameSame = before !== undefined && before.frame === frame && isSameList(before.routes, routes);
  const rendered = isFrameSame ? before.rendered : new Map<string, KnownPage>();
  const renderer = once(() => createPageRenderer({ site, place, navigation, routes, assets }, bundle));
  const pages = once(() => new Map(plan.pages.map((page) => [page.route, page])));
  const twins = once(() => new Map([...createTwinPaths(routes)].map(([route, path]) => [path, route])));

  function renderRoute(route: string): RenderedPage | undefined {
    const page = pages().get(route);
    if (page === undefined) return undefined;
    const json = JSON.stringify(readPage(page));
    const tree = JSON.stringify(navigation.get(page.navigation));
    const known = rendered.get(route);
    if (known?.json === json && known.tree === tree) return known.page;
    const made = renderer()(json);
    rendered.set(route, { json, tree, page: made });
    return made;
  }

  const search = once(() => toMap(planSearch(plan.pages, site)));
  const files = once(
    () =>
      new Map<string, OutputFile["content"]>([
        ...toMap([trees, ...bundle.files]),
        ...(plan.assets ?? []).flatMap(({ route, path }) => {
          const location = locations.get(path);
          return location === undefined ? [] : [[route, { copyOf: location }] as const];
        }),
        ...toMap(plan.files ?? []),
        ...toMap(renderTexts(plan, createLlmsFull(), assets)),
      ]),
  );

  function find(path: string): OutputFile["content"] | undefined {
    if (path === "index.html") return renderRoute("")?.document;
    const route = path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) : undefined;
    const page = route === undefined ? undefined : renderRoute(route);
    if (page !== undefined) return page.document;
    const partsOf =
      path === "parts.js" ? "" : path.endsWith("/parts.js") ? path.slice(0, -"/parts.js".length) : undefined;
    const parts = partsOf === undefined ? undefined : renderRoute(partsOf)?.parts;
    if (parts !== undefined) return parts;
    const twinOf = twins().get(path);
    if (twinOf !== undefined) return renderRoute(twinOf)?.twin;
    if (path.startsWith("search/")) return search().get(path);
    if (path === "llms-full.txt") return renderLlmsFull();
    if (path === "catalogue.json") return `${printJson(catalogue)}\n`;
    if (path === "catalogue.schema.json") {
      return readFileSync(join(packageFolder, "generator/catalogue/catalogue.schema.json"), "utf8");
    }
    return files().get(path);
  }

  /** All pages in one; whoever asks for it waits for all of them. */
  function renderLlmsFull(): OutputFile["content"] | undefined {
    const full = createLlmsFull();
    const paths = createTwinPaths(routes);
    for (const { route } of orderPages(plan)) {
      const page = renderRoute(route);
      if (page !== undefined) full.add(paths.get(route) ?? "", page.body, () => page.twin);
    }
    return toMap(renderTexts(plan, full, assets)).get("llms-full.txt");
  }

  return { prefix, find, frame, rendered, routes };
}

function toMap(files: Iterable<OutputFile>): ReadonlyMap<string, OutputFile["content"]> {
  return new Map([...files].map(({ path, content }) => [path, content]));
}

/** The value, made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
