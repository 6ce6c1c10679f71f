import type { ProsePage } from "../../catalogue/prose.ts";
import type { Redirect } from "../../catalogue/redirects.ts";
import { redirectCodes } from "../../diagnostics/codes/redirects.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { foldPath } from "../../places/fold-path.ts";
import { listForwards } from "./forwarding-pages.ts";
import type { ProseOutline } from "./outline-prose.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

interface RedirectingProjects {
  readonly projects?: ReadonlyMap<string, { readonly redirects?: readonly Redirect[] | undefined }> | undefined;
  /** By file, addresses that pages say they had; those that begin with a point count from beside the page. */
  readonly oldAddresses?: ReadonlyMap<string, readonly string[]> | undefined;
  /** What pages are that only send readers elsewhere. */
  readonly forwards?: readonly Redirect[] | undefined;
}

/**
 * Redirects of projects and pages behind our own ones, which have the last word. A project's tool may have pages that aren't made here, such
 * as those of a blog, so that a redirect which leads to none is left out.
 */
export function linkRedirects(
  own: readonly Redirect[],
  { projects = new Map(), oldAddresses = new Map(), forwards = [] }: RedirectingProjects,
  pages: ReadonlyMap<string, ProsePage>,
  report: Report,
): readonly Redirect[] {
  const written = [
    ...[...projects.values()].flatMap(({ redirects }) => redirects ?? []),
    ...forwards,
    ...[...pages.values()].flatMap(({ file, slug }) => leadOn(oldAddresses.get(file) ?? [], { file, slug })),
  ];
  if (written.length === 0) return own;
  const taken = new Set(own.map(({ from }) => foldPath(from)));
  const slugs = [...pages.values()].map(({ slug }) => slug);
  const known = new Set(["", ...slugs, ...[...own, ...written].map(({ from }) => from)].map(foldPath));
  const kept = written.filter(({ from, to, span }) => {
    if (taken.has(foldPath(from))) return false;
    const path = trimSlashes(to.replace(/#.*$/s, ""));
    if (/^https?:/i.test(to) || known.has(foldPath(path))) return true;
    report.add(redirectCodes.leftOut({ from, to, suggestions: suggestNames(path, slugs) }), span);
    return false;
  });
  return [...own, ...kept];
}

/** What has redirects besides our own: projects, and pages of theirs. */
export function listRedirecting(
  documents: Pick<ProseOutline, "surroundings" | "pages" | "sidebars">,
): RedirectingProjects {
  const { surroundings, pages } = documents;
  const { projects } = surroundings;
  const ofProjects = pages.filter(({ root }) => projects?.has(root) === true);
  const old = ofProjects.map(({ document: { file, frontMatter }, root }) => {
    const { oldAddresses = [], aliases = [] } = frontMatter;
    const beside = projects?.get(root)?.slugsEndAddresses === true ? aliases.flatMap(placeBeside) : [];
    return [file, [...oldAddresses, ...beside]] as const;
  });
  return { projects, oldAddresses: new Map(old), forwards: listForwards(documents) };
}

/** In Hugo, names without a slash before them are addresses as well. */
function placeBeside(alias: string): readonly string[] {
  const path = alias.replace(/(?:\/?index)?\.html?$/i, "").replace(/\/$/, "");
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(path) ? [`./${path}`] : [];
}

/** Where a page was before. */
function leadOn(
  addresses: readonly string[],
  { file, slug }: { readonly file: string; readonly slug: string },
): readonly Redirect[] {
  const span = startOfFile(file);
  const all = addresses.flatMap((from) => (from.startsWith("./") ? (joinPath(folderOf(slug), from) ?? []) : from));
  return all.filter((from) => foldPath(from) !== foldPath(slug)).map((from) => ({ from, to: `/${slug}`, span }));
}
