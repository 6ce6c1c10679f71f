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
import { createMarker } from "../write/marker.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import type { OutputFile } from "./output-file.ts";
import { renderText } from "./render-text.ts";

/** The files of the site, in an order that is the same in every run. */
export function* render(plan: SitePlan, catalogue: Catalogue, bundle: SiteBundle): Generator<OutputFile> {
  yield* renderPages(plan, bundle);
  yield* bundle.files;
  yield { path: "catalogue.json", content: `${printJson(catalogue)}\n` };
  yield {
    path: "catalogue.schema.json",
    content: readFileSync(join(packageFolder, "generator/catalogue/catalogue.schema.json"), "utf8"),
  };
  yield* renderTexts(plan);
}

function* renderPages({ site, pages, navigation }: SitePlan, bundle: SiteBundle): Generator<OutputFile> {
  const { assets } = bundle;
  for (const page of pages) {
    const path = page.route === "" ? "index.html" : `${page.route}/index.html`;
    const request = { site, assets, page, navigation: getTree(navigation, page.navigation) };
    yield { path, content: whileProcessing(`the page ${path}`, () => bundle.renderPage(request)) };
  }
  const home = pages.find((page) => page.route === "");
  const tree = home === undefined ? emptyTree : getTree(navigation, home.navigation);
  yield { path: "404.html", content: bundle.renderNotFoundPage({ site, assets, navigation: tree }) };
}

const emptyTree: NavigationTree = { label: "Contents", items: [] };

function getTree(navigation: SitePlan["navigation"], key: string): NavigationTree {
  const tree = navigation.get(key);
  if (tree === undefined) throw new Error(`the plan has no navigation tree ${key}`);
  return tree;
}

function* renderTexts({ site, pages }: SitePlan): Generator<OutputFile> {
  yield createMarker(site);
  yield { path: "robots.txt", content: renderText("robots.txt", { site }) };
  if (site.url !== undefined) {
    const addresses = pages.map(({ route }) => `${site.url}${site.base}${route === "" ? "" : `${route}/`}`);
    yield { path: "sitemap.xml", content: renderText("sitemap.xml", { addresses }) };
  }
  // Keeps GitHub Pages from treating the site as Jekyll input.
  yield { path: ".nojekyll", content: "" };
}
