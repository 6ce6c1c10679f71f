/*
 * The sixth stage: the plan in, the files of the site out, one at a time so that memory does not grow
 * with the number of pages. Which pages there are and where, the plan has decided; what is written
 * where on disk, the next stage does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { packageFolder } from "../package-folder.ts";
import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { NavigationTree, SitePlan } from "../page-model/page.ts";
import { printJson } from "../print/print-json.ts";
import { createLlmsFull, type LlmsFull } from "./llms-full.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createTwins } from "./markdown/create-twins.ts";
import { orderPages } from "./order-pages.ts";
import type { OutputFile } from "./output-file.ts";
import { renderHosts } from "./render-hosts.ts";
import { renderNavigation } from "./render-navigation.ts";
import { renderTexts } from "./render-texts.ts";

/** The files of the site, in an order that is the same in every run. */
export function* render(
  plan: SitePlan,
  catalogue: Catalogue,
  bundle: SiteBundle,
  locations: ReadonlyMap<string, string> = new Map(),
): Generator<OutputFile> {
  const paths: string[] = [];
  for (const file of renderFiles(plan, catalogue, bundle, locations)) {
    paths.push(file.path);
    yield file;
  }
  yield* renderHosts(plan, paths);
}

function* renderFiles(
  plan: SitePlan,
  catalogue: Catalogue,
  bundle: SiteBundle,
  locations: ReadonlyMap<string, string>,
): Generator<OutputFile> {
  const full = createLlmsFull();
  yield* renderPages(plan, bundle, full);
  yield* bundle.files;
  for (const { route, path } of plan.assets ?? []) {
    const location = locations.get(path);
    if (location !== undefined) yield { path: route, content: { copyOf: location } };
  }
  yield* plan.files ?? [];
  yield { path: "catalogue.json", content: `${printJson(catalogue)}\n` };
  yield {
    path: "catalogue.schema.json",
    content: readFileSync(join(packageFolder, "generator/catalogue/catalogue.schema.json"), "utf8"),
  };
  yield* renderTexts(plan, full);
}

/** Each page as a document and as Markdown. */
function* renderPages(plan: SitePlan, bundle: SiteBundle, full: LlmsFull): Generator<OutputFile> {
  const { site, navigation } = plan;
  const trees = renderNavigation(plan);
  const assets = { ...bundle.assets, navigation: trees.path };
  yield trees;
  const twins = createTwins(plan);
  const pages = orderPages(plan);
  for (const page of pages) {
    const path = page.route === "" ? "index.html" : `${page.route}/index.html`;
    const twin = twins.path(page);
    const tree = getTree(navigation, page.navigation);
    const document = whileProcessing(`the page ${path}`, () =>
      bundle.renderPage({ site, assets, page, navigation: tree, twin: site.base + twin }),
    );
    yield { path, content: document };
    const body = whileProcessing(`the page ${twin}`, () => twins.body(document));
    full.add(twin, body);
    yield { path: twin, content: twins.file(page, body) };
  }
  const home = pages.find((page) => page.route === "");
  const navigationKey = home?.navigation ?? "";
  const tree = home === undefined ? emptyTree : getTree(navigation, navigationKey);
  yield { path: "404.html", content: bundle.renderNotFoundPage({ site, assets, navigation: tree, navigationKey }) };
}

const emptyTree: NavigationTree = { label: "Contents", items: [] };

function getTree(navigation: SitePlan["navigation"], key: string): NavigationTree {
  const tree = navigation.get(key);
  if (tree === undefined) throw new Error(`the plan has no navigation tree ${key}`);
  return tree;
}
