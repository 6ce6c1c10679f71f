/*
 * The sixth stage: the plan in, the files of the site out, a batch at a time so that memory does not
 * grow with the number of pages. Which pages there are and where, the plan has decided; what is written
 * where on disk, the next stage does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../cache/digest.ts";
import { packageFolder } from "../package-folder.ts";
import type { NavigationTree, SitePage } from "../page-model/page.ts";
import { readPage } from "../page-model/read-page.ts";
import type { SiteAssets } from "../page-model/render-request.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import { createLlmsFull, type LlmsFull } from "./llms-full.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createTwinPaths } from "./markdown/twin-paths.ts";
import type { OutputFile } from "./output-file.ts";
import { getTree, pagePath, partsPath, type RenderedPage } from "./page-renderer.ts";
import { placeEdition, type SitePlace } from "../page-model/relative-addresses.ts";
import type { SiteSearch } from "../plan/search/plan-search.ts";
import { renderHosts } from "./render-hosts.ts";
import { renderNavigation } from "./render-navigation.ts";
import { createRenderPool, type RenderPool } from "./render-pool.ts";
import { renderSiteTexts, type SiteEntries } from "./render-site-texts.ts";
import { renderTexts } from "./render-texts.ts";
import type { RenderThreads } from "./render-threads.ts";
import type { KnownPage, SiteMemory } from "./site-memory.ts";
import type { DividedPlan } from "./divide-plan.ts";
import type { PrintedCatalogue } from "./printed-catalogue.ts";

export interface RenderOptions {
  /** By path, where the input files are. */
  readonly locations?: ReadonlyMap<string, string> | undefined;
  /** Without it, every page is rendered. */
  readonly memory?: SiteMemory | undefined;
  /** Before the paths of all files of an edition that stands beside the one at the base; ends in a slash. */
  readonly prefix?: string | undefined;
  /** What other editions add to the files of the whole site, which are made with the edition at the base. */
  readonly others?: readonly SiteEntries[] | undefined;
  /** Without them, pages are rendered one after the other. */
  readonly threads?: RenderThreads | undefined;
}

/** The files of an edition of the site, in an order that is the same in every run. Uses the plan up. */
export async function* render(
  plan: DividedPlan,
  catalogue: PrintedCatalogue,
  bundle: SiteBundle,
  { locations = new Map(), memory, prefix = "", others = [], threads }: RenderOptions = {},
): AsyncGenerator<OutputFile> {
  const known = memory && belowPrefix(memory, prefix);
  const { frame } = plan;
  const trees = renderNavigation(frame);
  const assets = { ...bundle.assets, navigation: trees.path };
  const paths: string[] = [];
  const place = placeEdition(frame.site.base, prefix);
  const context = { locations, memory: known, trees, threads, place };
  for await (const file of renderEdition(plan, catalogue, { ...bundle, assets }, context)) {
    paths.push(file.path);
    yield prefix === "" ? file : { ...file, path: prefix + file.path };
  }
  if (prefix !== "") return;
  yield renderNotFound(frame, { ...bundle, assets });
  yield* renderSiteTexts(frame, others);
  yield* renderHosts(frame, paths, others);
}

/** The site's bundle with the trees of an edition. */
export interface EditionBundle extends SiteBundle {
  readonly assets: SiteAssets;
}

interface EditionContext extends Required<Pick<RenderOptions, "locations" | "memory" | "threads">> {
  readonly trees: OutputFile;
  readonly place: SitePlace;
}

/** The files that each edition has of its own. */
async function* renderEdition(
  { frame, pages, files, namePage, search }: DividedPlan,
  catalogue: PrintedCatalogue,
  bundle: EditionBundle,
  { locations, memory, trees, threads, place }: EditionContext,
): AsyncGenerator<OutputFile> {
  const full = createLlmsFull();
  const others = renderOthers({ frame, files, search }, catalogue, { locations, memory, trees, bundle });
  yield* renderPages(frame, pages, bundle, {
    ...{ full, memory, threads, place },
    ...{ namePage, search, meanwhile: others },
  });
  // All of them have come by now, unless there was no page to wait for.
  yield* others;
  yield* renderTexts(frame, full, { assets: bundle.assets, place });
}

/** All but the pages and what is gathered from them. */
function* renderOthers(
  { frame, files, search }: Pick<DividedPlan, "frame" | "files" | "search">,
  catalogue: PrintedCatalogue,
  {
    locations,
    memory,
    trees,
    bundle,
  }: Pick<EditionContext, "locations" | "memory" | "trees"> & { readonly bundle: EditionBundle },
): Generator<OutputFile> {
  yield trees;
  yield* bundle.files;
  for (const { route, path } of frame.assets ?? []) {
    const location = locations?.get(path);
    if (location !== undefined) yield { path: route, content: { copyOf: location } };
  }
  yield* takeOut(files);
  for (const { path, content } of search.files()) {
    if (typeof content === "string") yield { path, content };
    else yield { path, content: memory?.has(path) === true ? { asBefore: true } : content.get() };
  }
  yield renderCatalogue(catalogue, memory);
  yield {
    path: "catalogue.schema.json",
    content: readFileSync(join(packageFolder, "generator/catalogue/catalogue.schema.json"), "utf8"),
  };
}

/** The linked model as a file, which isn't printed when it says what the one that is there says. */
function renderCatalogue(catalogue: PrintedCatalogue, memory: SiteMemory | undefined): OutputFile {
  const path = "catalogue.json";
  if (memory === undefined) return { path, content: catalogue.print() };
  const key = catalogue.name();
  const known = memory.find(path, key, [path]);
  memory.note(path, key, { body: [0, 0] });
  return { path, content: known === undefined ? catalogue.print() : { asBefore: true } };
}

/** The memory of a site, as an edition below the prefix knows its own paths. */
function belowPrefix({ find, note, has, read }: SiteMemory, prefix: string): SiteMemory {
  const at = (path: string): string => prefix + path;
  return {
    find: (route, key, paths) => find(at(route), key, paths.map(at)),
    note: (route, key, page) => note(at(route), key, page),
    has: (path) => has(at(path)),
    read: (path) => read(at(path)),
  };
}

/** A page on its way: known from before, or to be rendered. */
interface Work {
  readonly page: SitePage;
  /** Of the document and of its twin. */
  readonly paths: readonly [string, string];
  readonly key: string;
  readonly known: KnownPage | undefined;
}

/** Enough to keep a thread busy for a while. */
const batchSize = 40;

/** As many batches for each thread keep it busy while the files of the search are made; more only take memory. */
const batchesAhead = 4;

interface PagesContext
  extends Required<Pick<RenderOptions, "memory" | "threads">>, Pick<DividedPlan, "namePage" | "search"> {
  readonly full: LlmsFull;
  readonly place: SitePlace;
  /** Files to be made when the last pages are with the threads, which have their own processors. */
  readonly meanwhile: Iterable<OutputFile>;
}

/** Each page as a document and as Markdown, those that are as they were left to the previous output. */
async function* renderPages(
  frame: SiteFrame,
  pages: SitePage[],
  bundle: EditionBundle,
  { full, memory, threads, place, namePage, search, meanwhile }: PagesContext,
): AsyncGenerator<OutputFile> {
  const { navigation } = frame;
  // What readers come for, search tells, and the home page by what is planned for it: no other page changes with it.
  const site = { ...frame.site, tasks: undefined };
  const count = pages.length;
  const routes = frame.pages.map(({ route }) => route);
  const twins = createTwinPaths(routes);
  const toKey = memory === undefined ? () => "" : createKeys({ ...frame, site }, { place, namePage }, bundle);
  let pool: RenderPool | undefined;
  const start = async (batch: readonly SitePage[]): Promise<readonly (readonly [Work, RenderedPage | undefined])[]> => {
    const works = batch.map((page): Work => {
      const key = toKey(page);
      const { route } = page;
      const paths = [pagePath(route), twins.get(route) ?? ""] as const;
      const known = memory?.find(route, key, paths);
      const isWhole = known?.hasParts !== true || memory?.find(route, key, [partsPath(route)]) !== undefined;
      return { page, paths, key, known: isWhole ? known : undefined };
    });
    const changed = works.filter(({ known }) => known === undefined);
    if (changed.length === 0) return works.map((work) => [work, undefined] as const);
    pool ??= createRenderPool({ site, place, navigation, routes, assets: bundle.assets }, bundle, {
      count: memory === undefined || changed.length === batch.length ? count : changed.length,
      threads,
    });
    const rendered = await pool.render(changed.map(({ page }) => printPage(page, search)));
    const byWork = new Map(changed.map((work, index) => [work, rendered[index]]));
    return works.map((work) => [work, byWork.get(work)] as const);
  };
  const width = (): number => (pool?.size ?? 1) * batchesAhead;
  for await (const batch of inOrder(toBatches(pages), start, width)) {
    if (pages.length === 0) yield* meanwhile;
    for (const [{ page, paths, key, known }, rendered] of batch) {
      const [path, twin] = paths;
      const made = rendered ?? known;
      if (made === undefined) throw new Error(`the page ${path} was not rendered`);
      const hasParts = rendered === undefined ? known?.hasParts : rendered.parts && true;
      memory?.note(page.route, key, { body: made.body, hasParts });
      const asBefore = { asBefore: true } as const;
      yield { path, content: rendered?.document ?? asBefore };
      yield { path: twin, content: rendered?.twin ?? asBefore };
      if (hasParts === true) yield { path: partsPath(page.route), content: rendered?.parts ?? asBefore };
      full.add(twin, made.body, () => rendered?.twin ?? memory?.read(twin) ?? new Uint8Array());
    }
  }
}

/** Names each page for all that its files depend on. */
function createKeys(
  { site, navigation, pages }: SiteFrame,
  { place, namePage }: Pick<PagesContext, "place" | "namePage">,
  { assets, partsDigest = "" }: SiteBundle,
): (page: SitePage) => string {
  const routes = pages.map(({ route }) => route).join("\n");
  const base = digest(JSON.stringify([site, place]), JSON.stringify(assets), partsDigest, routes);
  const trees = new Map([...navigation].map(([key, tree]) => [key, digest(JSON.stringify(tree))]));
  return (page) => digest(base, trees.get(page.navigation) ?? "", namePage(page));
}

/** The page as it is rendered; the search sees it on the way. */
function printPage(page: SitePage, search: SiteSearch): string {
  const read = readPage(page);
  search.see(read);
  return JSON.stringify(read);
}

function* toBatches(pages: SitePage[]): Generator<readonly SitePage[]> {
  while (pages.length > 0) yield pages.splice(0, batchSize);
}

/** The items, each taken out of the list, so that what is written need not be held any longer. */
function* takeOut<Item>(items: Item[]): Generator<Item> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
}

/** The results of the work in the order of its items, a bounded number of which are under way. */
async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  width: () => number,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // One that fails before it is its turn is not unheard of, only waiting.
    result.catch(() => undefined);
    underWay.push(result);
    while (underWay.length > width()) {
      const first = underWay.shift();
      if (first !== undefined) yield await first;
    }
  }
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) yield await next;
}

/** The document that hosts serve for an unknown address. */
export function renderNotFound(
  { site, navigation, pages }: SiteFrame,
  { renderNotFoundPage, assets }: EditionBundle,
): OutputFile {
  const home = pages.find((page) => page.route === "");
  const navigationKey = home?.navigation ?? "";
  const tree = home === undefined ? emptyTree : getTree(navigation, navigationKey);
  return { path: "404.html", content: renderNotFoundPage({ site, assets, navigation: tree, navigationKey }) };
}

const emptyTree: NavigationTree = { label: "Contents", items: [] };
