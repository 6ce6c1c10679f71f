/*
 * The sixth stage: the plan in, the files of the site out, a batch at a time so that memory does not
 * grow with the number of pages. Which pages there are and where, the plan has decided; what is written
 * where on disk, the next stage does.
 */
import type { EditionBundle } from "./edition-bundle.ts";
import { findAsset, type AssetSources } from "./find-asset.ts";
import { createLlmsFull } from "./llms-full.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import type { OutputFile } from "../write/output-file.ts";
import { placeEdition, type SitePlace } from "../page-model/relative-addresses.ts";
import { renderCatalogueSchema } from "./render-catalogue-schema.ts";
import { renderHosts } from "./render-hosts.ts";
import { renderNavigation } from "./render-navigation.ts";
import { renderNotFound } from "./render-not-found.ts";
import { renderPages } from "./render-pages.ts";
import { renderSiteTexts, type SiteEntries } from "./render-site-texts.ts";
import { renderTexts } from "./render-texts.ts";
import type { RenderThreads } from "./render-threads.ts";
import type { SiteMemory } from "./site-memory.ts";
import type { DividedPlan } from "./divide-plan.ts";
import type { PrintedCatalogue } from "./printed-catalogue.ts";

/** What rendering may do without making again, and where what it makes goes. */
export interface RenderOptions {
  /** What pages show and offer of the input. */
  readonly input?: AssetSources | undefined;
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
  { input, memory, prefix = "", others = [], threads }: RenderOptions = {},
): AsyncGenerator<OutputFile> {
  const known = memory && belowPrefix(memory, prefix);
  const { frame } = plan;
  const trees = renderNavigation(frame);
  const assets = { ...bundle.assets, navigation: trees.path };
  const paths: string[] = [];
  const place = placeEdition(frame.site.base, prefix);
  const context = { input, memory: known, trees, threads, place };
  for await (const file of renderEdition(plan, catalogue, { ...bundle, assets }, context)) {
    paths.push(file.path);
    yield prefix === "" ? file : { ...file, path: prefix + file.path };
  }
  if (prefix !== "") return;
  yield renderNotFound(frame, { ...bundle, assets });
  yield* renderSiteTexts(frame, others);
  yield* renderHosts(frame, paths, others);
}

interface EditionContext extends Pick<RenderOptions, "input" | "memory" | "threads"> {
  readonly trees: OutputFile;
  readonly place: SitePlace;
}

/** The files that each edition has of its own. */
async function* renderEdition(
  { frame, pages, files, namePage, search }: DividedPlan,
  catalogue: PrintedCatalogue,
  bundle: EditionBundle,
  { input, memory, trees, threads, place }: EditionContext,
): AsyncGenerator<OutputFile> {
  const full = createLlmsFull();
  const others = renderOthers({ frame, files, search }, catalogue, { input, memory, trees, bundle });
  const context = { memory, threads, place, full, namePage, search, meanwhile: others };
  yield* renderPages(frame, pages, bundle, context);
  // All of them have come by now, unless there was no page to wait for.
  yield* others;
  yield* renderTexts(frame, full, { assets: bundle.assets, place });
}

/** All but the pages and what is gathered from them. */
function* renderOthers(
  { frame, files, search }: Pick<DividedPlan, "frame" | "files" | "search">,
  catalogue: PrintedCatalogue,
  {
    input,
    memory,
    trees,
    bundle,
  }: Pick<EditionContext, "input" | "memory" | "trees"> & { readonly bundle: EditionBundle },
): Generator<OutputFile> {
  yield trees;
  yield* bundle.files;
  for (const { route, path } of frame.assets ?? []) {
    const content = input && findAsset(path, input);
    if (content !== undefined) yield { path: route, content };
  }
  yield* takeOut(files);
  for (const { path, content } of search.files()) {
    if (typeof content === "string") yield { path, content };
    else yield { path, content: memory?.has(path) === true ? { asBefore: true } : content.get() };
  }
  yield renderCatalogue(catalogue, memory);
  yield renderCatalogueSchema();
}

/** The linked model as a file, which isn't printed when it says what the one that is there says. */
function renderCatalogue(catalogue: PrintedCatalogue, memory: SiteMemory | undefined): OutputFile {
  const path = "catalogue.json";
  if (memory === undefined) return { path, content: { pieces: catalogue.print() } };
  const key = catalogue.name();
  const known = memory.find(path, key, [path]);
  memory.note(path, key, { body: [0, 0] });
  return { path, content: known === undefined ? { pieces: catalogue.print() } : { asBefore: true } };
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

/** The items, each taken out of the list, so that what is written need not be held any longer. */
function* takeOut<Item>(items: Item[]): Generator<Item> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
}
