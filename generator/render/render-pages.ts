import { isKeptFrom } from "../page-model/page-offer.ts";
import { digest } from "../places/digest.ts";
import type { SitePage } from "../page-model/page.ts";
import { readPage } from "../page-model/read-page.ts";
import type { SitePlace } from "../page-model/relative-addresses.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { SiteSearch } from "../plan/search/plan-search.ts";
import type { DividedPlan } from "./divide-plan.ts";
import type { EditionBundle } from "./edition-bundle.ts";
import { inOrder } from "./in-order.ts";
import type { LlmsFull } from "./llms-full.ts";
import { createTwinPaths } from "./markdown/twin-paths.ts";
import type { OutputFile } from "../write/output-file.ts";
import { pagePath, partsPath, type RenderedPage } from "./page-renderer.ts";
import { createRenderPool, type RenderPool } from "./render-pool.ts";
import type { RenderThreads } from "./render-threads.ts";
import type { KnownPage, SiteMemory } from "./site-memory.ts";

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

interface PagesContext extends Pick<DividedPlan, "namePage" | "search"> {
  /** Without it, every page is rendered. */
  readonly memory: SiteMemory | undefined;
  /** Without them, pages are rendered one after the other. */
  readonly threads: RenderThreads | undefined;
  readonly place: SitePlace;
  /** Gathers what pages say. */
  readonly full: LlmsFull;
  /** Files to be made when the last pages are with the threads, which have their own processors. */
  readonly meanwhile: Iterable<OutputFile>;
}

/** Each page as a document and as Markdown, those that are as they were left to the previous output. */
export async function* renderPages(
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
      const paths = [pagePath(page.route), twins.get(page.route) ?? ""] as const;
      return { page, paths, key, known: memory && findKnown(memory, { page, paths, key }) };
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
      if (!isKeptFrom(page, "lists"))
        full.add(twin, made.body, () => rendered?.twin ?? memory?.read(twin) ?? new Uint8Array());
    }
    pool?.takeBack(batch.flatMap(([, rendered]) => rendered ?? []));
  }
}

/** What is known of a page that is made from the same as before, all of whose files are there. */
function findKnown(memory: SiteMemory, { page: { route }, paths, key }: Omit<Work, "known">): KnownPage | undefined {
  const known = memory.find(route, key, paths);
  const isWhole = known?.hasParts !== true || memory.find(route, key, [partsPath(route)]) !== undefined;
  return isWhole ? known : undefined;
}

/** Names each page for all that its files depend on. */
function createKeys(
  { site, navigation, pages }: SiteFrame,
  { place, namePage }: Pick<PagesContext, "place" | "namePage">,
  { assets, partsDigest = "" }: EditionBundle,
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
