import { join } from "node:path";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { FileTree } from "../files/file-tree.ts";
import { firstDocusaurus } from "../guide-projects/guide-project-marks.ts";
import { openConfig } from "../guide-projects/open-config.ts";
import { toBase, toOrigin } from "../guide-projects/published-address.ts";
import type { DocusaurusProject } from "./docusaurus-project.ts";
import { listNames } from "./list-names.ts";
import { listUnmade } from "./list-unmade.ts";
import { openStaticConfig } from "./open-static-config.ts";
import type { Place } from "./place.ts";

/*
 * Docusaurus in its first edition: the folder of the site stands beside that of the documents, and its lists have the form that later
 * ones still read.
 */

/** Whether a path is that of its configuration. */
export function isFirstConfig(file: string): boolean {
  return file.endsWith(`/${firstDocusaurus.config}`);
}

/** Reads the configuration at a path below a folder; it is never run. */
export function readFirstDocusaurus(input: string, file: string, tree: FileTree): DocusaurusProject {
  const folder = folderOf(file);
  const open = (path: string): string | undefined => openConfig(input, path, tree);
  const { failure, config } = openStaticConfig(input, file, tree);
  const isThere = (path: string): boolean => tree.exists(join(input, path));
  const docsPath = config.at("customDocsPath").text() ?? "docs";
  const docs = joinPath(folderOf(folder), docsPath);
  const route = trimSlashes(config.at("docsUrl").text() ?? "docs");
  const statics = [`${folder}/static`];
  const icon = joinPath(`${folder}/static`, config.at("headerIcon").text() ?? "");
  return {
    edition: "first",
    file,
    folder,
    failure,
    title: config.at("title").text(),
    tagline: config.at("tagline").text(),
    url: toOrigin(config.at("url").text()),
    base: toBase(config.at("baseUrl").text() ?? "/"),
    route,
    docs: docs !== undefined && isThere(docs) ? docs : undefined,
    docsPath: `../${docsPath}`,
    sidebar: `${folder}/${firstDocusaurus.sidebars}`,
    further: [],
    statics,
    logo: icon !== undefined && /\.(?:svg|png|jpe?g|webp)$/i.test(icon) && isThere(icon) ? { light: icon } : undefined,
    editUrl: toProjectUrl(config.at("editUrl").text(), { folder, docs }),
    links: listLinks(config),
    unmade: listUnmade({
      routes: [route],
      blog: isThere(`${folder}/blog`) ? "blog" : undefined,
      locales: [],
      versions: isThere(`${folder}/versions.json`) ? open(`${folder}/versions.json`) : undefined,
      pages: ["pages", "pages/en"].flatMap((name) => listNames(join(input, folder, name), tree)),
    }),
    leftOut: ["versioned_docs", "translated_docs", "blog", "pages"].filter((name) => isThere(`${folder}/${name}`)),
  };
}

/** Its addresses for editing count from the documents, those of later editions from the project. */
function toProjectUrl(
  written: string | undefined,
  { folder, docs }: { readonly folder: string; readonly docs: string | undefined },
): string | undefined {
  const address = /^https?:\/\/[^\s{}]+$/.exec(written ?? "")?.[0].replace(/(?<!\/)\/+$/, "");
  return docs !== undefined && address?.endsWith(`/${docs}`) === true
    ? `${address.slice(0, -docs.length)}${folder}/`
    : undefined;
}

/** Links that lead out of the site. */
function listLinks(config: Place): DocusaurusProject["links"] {
  return config
    .at("headerLinks")
    .list()
    .flatMap((item): DocusaurusProject["links"] => {
      const [label, href] = [item.at("label").text()?.trim(), item.at("href").text()];
      const isLink = label !== undefined && label !== "" && label.length <= 80;
      return isLink && /^https?:\/\/[^\s"<>]+$/.test(href ?? "") ? [{ label, href: href ?? "", place: "bar" }] : [];
    })
    .slice(0, 40);
}
