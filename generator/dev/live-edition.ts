import { listOffered } from "../page-model/page-offer.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isSameList, shareParts } from "../engine/share-parts.ts";
import type { NavigationTree, SitePlan } from "../page-model/page.ts";
import { readPage } from "../page-model/read-page.ts";
import { placeEdition } from "../page-model/relative-addresses.ts";
import { planSearch } from "../plan/search/plan-search.ts";
import { encodeJson } from "../print/print-json.ts";
import { createLlmsFull } from "../render/llms-full.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { createTwins, type Twins } from "../render/markdown/create-twins.ts";
import { createTwinPaths } from "../render/markdown/twin-paths.ts";
import { orderPages } from "../render/order-pages.ts";
import { listByPath, type OutputFile } from "../write/output-file.ts";
import { createPageRenderer, type RenderedDocument, type RenderedPage } from "../render/page-renderer.ts";
import { findAsset, type AssetSources } from "../render/find-asset.ts";
import { renderCatalogueSchema } from "../render/render-catalogue-schema.ts";
import { navigationPath, renderNavigation } from "../render/render-navigation.ts";
import { renderTexts } from "../render/render-texts.ts";
import { once } from "../engine/once.ts";

/** An edition as far as it has to be known to show it. */
export interface LiveEdition {
  readonly prefix: string;
  readonly plan: SitePlan;
  readonly catalogue: Catalogue;
  readonly input: AssetSources;
}

/** The files of an edition, each made when it is asked for. */
export interface EditionFiles {
  readonly prefix: string;
  /** A file by its path below the edition's folder; undefined when it has no such file. */
  find(path: string): OutputFile["content"] | undefined;
  readonly known: KnownPages;
}

/** What has been rendered, for the edition that comes after it. */
interface KnownPages {
  /** What all pages have in common, as text. */
  readonly frame: string;
  /** What all twins have in common, as text. */
  readonly twinned: string;
  readonly routes: readonly string[];
  readonly navigation: SitePlan["navigation"];
  readonly twins: () => Twins;
  readonly rendered: Map<string, KnownPage>;
}

/** A page as text and its tree, by which it is known again. */
interface TakenPage {
  readonly json: string;
  readonly tree: NavigationTree | undefined;
}

interface KnownPage {
  readonly of: TakenPage;
  readonly document: RenderedDocument;
  /** With its twin; absent until somebody asks for that. */
  whole?: RenderedPage | undefined;
}

/** Pages that are as they were are not rendered again. */
export function createEditionFiles(
  { plan, catalogue, input, prefix }: LiveEdition,
  bundle: SiteBundle,
  before: KnownPages | undefined,
): EditionFiles {
  const { site } = plan;
  // To print a tree takes longer than to see that it is as it was.
  const navigation = shareParts(before?.navigation, plan.navigation);
  const routes = plan.pages.map(({ route }) => route);
  const assets = { ...bundle.assets, navigation: navigationPath };
  const place = placeEdition(site.base, prefix);
  const twinned = JSON.stringify([place, site.version]);
  const frame = JSON.stringify([site, place, assets, bundle.partsDigest]);
  // Twins have other addresses when there are other pages, and every page may lead to one.
  const areTwinsSame = before !== undefined && before.twinned === twinned && isSameList(before.routes, routes);
  const twins = areTwinsSame ? before.twins : openTwins(place, routes, site.version);
  const rendered = areTwinsSame && before.frame === frame ? before.rendered : new Map<string, KnownPage>();
  const renderer = once(() => createPageRenderer({ site, place, navigation, routes, assets }, bundle, twins()));
  const pages = once(() => new Map(plan.pages.map((page) => [page.route, page])));
  const routesOfTwins = once(() => new Map([...createTwinPaths(routes)].map(([route, path]) => [path, route])));

  function take(route: string): TakenPage | undefined {
    const page = pages().get(route);
    return page && { json: JSON.stringify(readPage(page)), tree: navigation.get(page.navigation) };
  }

  function renderDocument(route: string): RenderedDocument | undefined {
    const page = take(route);
    if (page === undefined) return undefined;
    const known = rendered.get(route);
    if (known !== undefined && isSame(known.of, page)) return known.document;
    const document = renderer().document(page.json);
    rendered.set(route, { of: page, document });
    return document;
  }

  function renderWhole(route: string): RenderedPage | undefined {
    const page = take(route);
    if (page === undefined) return undefined;
    const known = rendered.get(route);
    if (known?.whole !== undefined && isSame(known.of, page)) return known.whole;
    const whole = renderer().page(page.json);
    rendered.set(route, { of: page, document: whole, whole });
    return whole;
  }

  const search = once(() => listByPath(planSearch(listOffered(plan.pages, "search"), site)));
  const files = once(
    () =>
      new Map<string, OutputFile["content"]>([
        ...listByPath([renderNavigation(plan), ...bundle.files]),
        ...(plan.assets ?? []).flatMap(({ route, path }) => {
          const content = findAsset(path, input);
          return content === undefined ? [] : [[route, content] as const];
        }),
        ...listByPath(plan.files ?? []),
        ...listByPath(renderTexts(plan, createLlmsFull(), { assets, place })),
      ]),
  );

  function find(path: string): OutputFile["content"] | undefined {
    return findOfPage(path) ?? findOther(path);
  }

  /** A document, what it leaves out, or its twin. */
  function findOfPage(path: string): OutputFile["content"] | undefined {
    const document = routeOf(path, "index.html");
    const found = document === undefined ? undefined : renderDocument(document)?.document;
    if (found !== undefined) return found;
    const folded = routeOf(path, "parts.js");
    const parts = folded === undefined ? undefined : renderDocument(folded)?.parts;
    if (parts !== undefined) return parts;
    const twinOf = routesOfTwins().get(path);
    return twinOf === undefined ? undefined : renderWhole(twinOf)?.twin;
  }

  function findOther(path: string): OutputFile["content"] | undefined {
    if (path.startsWith("search/")) return search().get(path);
    if (path === "llms-full.txt") return renderLlmsFull();
    if (path === "catalogue.json") return Buffer.concat([...encodeJson(catalogue)]);
    if (path === "catalogue.schema.json") return renderCatalogueSchema().content;
    return files().get(path);
  }

  /** All pages in one; whoever asks for it waits for all of them. */
  function renderLlmsFull(): OutputFile["content"] | undefined {
    const full = createLlmsFull();
    const paths = createTwinPaths(routes);
    for (const { route } of listOffered(orderPages(plan), "lists")) {
      const page = renderWhole(route);
      if (page !== undefined) full.add(paths.get(route) ?? "", page.body, () => page.twin);
    }
    return listByPath(renderTexts(plan, full, { assets, place })).get("llms-full.txt");
  }

  return { prefix, find, known: { frame, twinned, routes, navigation, twins, rendered } };
}

/** Trees are large, and the same ones as long as nothing in them has changed. */
function isSame(before: TakenPage, now: TakenPage): boolean {
  return (
    before.json === now.json && (before.tree === now.tree || JSON.stringify(before.tree) === JSON.stringify(now.tree))
  );
}

/** Apart from the edition, which would be held as long as its twins are. */
function openTwins(...given: Parameters<typeof createTwins>): () => Twins {
  return once(() => createTwins(...given));
}

/** The route in whose folder the file of that name is; undefined for a path to another file. */
function routeOf(path: string, name: string): string | undefined {
  if (path === name) return "";
  return path.endsWith(`/${name}`) ? path.slice(0, -name.length - 1) : undefined;
}
