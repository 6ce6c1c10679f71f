import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { getText } from "../../parse/json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { belowRoot, joinPath } from "../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { FileTree } from "../files/file-tree.ts";
import { learnConfig, learnRedirects } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";
import { redirectFiles } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";

/** Where all of its documents are published; it had another name once. */
export const learnSite = "https://learn.microsoft.com";
const learnHosts = [learnSite, `${learnSite}/en-us`, "https://docs.microsoft.com", "https://docs.microsoft.com/en-us"];

/** The configuration of the documents that a repository of Microsoft Learn publishes, the first of several that is there. */
export function findLearnDocfx(input: string, tree: FileTree): string | undefined {
  const value = openJson(input, learnConfig, tree);
  const sets = value?.kind === "object" ? value.entries.get("docsets_to_publish")?.value : undefined;
  const folders = listObjects(sets).map((set) => joinPath("", getText(set, "build_source_folder") ?? ""));
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => (folder === "" ? "docfx.json" : `${folder}/docfx.json`))
    .find((path) => tree.exists(join(input, path)));
}

/** What the metadata of all pages says of a part of Microsoft Learn. */
interface LearnPart {
  /** Addresses at which its pages are, each with a final slash; none where that is not known. */
  readonly hosts: readonly string[];
  readonly redirects: ProjectSite["redirects"];
}

/** A part of Microsoft Learn; undefined for documents of anybody else. */
export function readLearnPart(
  { input, docs, tree }: { readonly input: string; readonly docs: string; readonly tree: FileTree },
  said: LocatedObject | undefined,
): LearnPart | undefined {
  const trail = said && getText(said, "breadcrumb_path");
  const isLearn = tree.exists(join(input, learnConfig)) || (said && getText(said, "uhfHeaderId")) !== undefined;
  if (trail === undefined && !isLearn) return undefined;
  // The list of what is above a page stands in a folder of its own below the pages' address.
  const [, base] = /^\/([\w./-]{1,200}?)\/bread(?:crumbs?)?\/toc\.(?:json|yml)$/i.exec(trail ?? "") ?? [];
  return {
    hosts: base === undefined ? [] : learnHosts.map((host) => `${host}/${base}/`),
    redirects: redirectFiles(listRedirects(openJson(input, learnRedirects, tree), { docs, base })),
  };
}

function listRedirects(
  value: LocatedJson | undefined,
  { docs, base }: { readonly docs: string; readonly base: string | undefined },
): Parameters<typeof redirectFiles>[0] {
  const written = value?.kind === "object" ? value.entries.get("redirections")?.value : undefined;
  return listObjects(written).flatMap((one) => {
    const path = getText(one, "source_path") ?? getText(one, "source_path_from_root")?.replace(/^\//, "");
    const to = getText(one, "redirect_url");
    if (path === undefined || to === undefined || !(docs === "" || path.startsWith(`${docs}/`))) return [];
    const from = dropMarkdownEnding(belowRoot(path, docs));
    const isOwn = base !== undefined && `${to}/`.startsWith(`/${base}/`);
    const target = isOwn ? to.slice(base.length + 1) : to.startsWith("/") ? learnSite + to : to;
    return [{ from, to: target, span: one.span }];
  });
}

function listObjects(value: LocatedJson | undefined): readonly LocatedObject[] {
  return value?.kind === "array" ? value.items.filter((item) => item.kind === "object") : [];
}

function openJson(input: string, path: string, tree: FileTree): LocatedJson | undefined {
  const text = tree.exists(join(input, path)) ? openConfig(input, path, tree) : undefined;
  return text === undefined ? undefined : parseLocatedJson({ path, text }, createReport(), { comments: true });
}
