import type { EarlierVersion } from "../../diagnostics/print-versions.ts";
import { compareVersions, readFileVersion } from "../../places/file-version.ts";
import type { Listing } from "../files/list-files.ts";

/** The earlier versions that a project of Docusaurus in a folder keeps beside its documents, the newest first. */
export function listEarlierVersions(folder: string, listing: Pick<Listing, "find">): readonly EarlierVersion[] {
  const top = folder === "" ? "" : `${folder}/`;
  const pages = listing.find([`${top}versioned_docs/version-*/**/*.{md,mdx}`]);
  const sidebars = new Set(listing.find([`${top}versioned_sidebars/version-*-sidebars.json`]));
  const docs = `${top}versioned_docs/version-`;
  const names = new Set(pages.map((path) => path.slice(docs.length).split("/")[0] ?? ""));
  return [...names]
    .map((version) => {
      const sidebar = `${top}versioned_sidebars/version-${version}-sidebars.json`;
      return { version, content: docs + version, sidebar: sidebars.has(sidebar) ? sidebar : undefined };
    })
    .toSorted((a, b) => compareNames(b.version, a.version));
}

function compareNames(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => readFileVersion(`${name}/`) ?? { numbers: [] });
  return one === undefined || other === undefined ? 0 : compareVersions(one, other) || (a < b ? -1 : 1);
}
