import type { NavigationTree } from "../page-model/page.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { EditionBundle } from "./edition-bundle.ts";
import type { OutputFile } from "../write/output-file.ts";
import { getTree } from "./page-renderer.ts";

/** The document that hosts serve for an unknown address. */
export function renderNotFound(
  { site, navigation, pages }: SiteFrame,
  { renderNotFoundPage, assets }: Pick<EditionBundle, "renderNotFoundPage" | "assets">,
): OutputFile {
  const home = pages.find((page) => page.route === "");
  const navigationKey = home?.navigation ?? "";
  const tree = home === undefined ? emptyTree : getTree(navigation, navigationKey);
  return { path: "404.html", content: renderNotFoundPage({ site, assets, navigation: tree, navigationKey }) };
}

const emptyTree: NavigationTree = { label: "Contents", items: [] };
