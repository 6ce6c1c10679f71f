/*
 * Old addresses and where their readers are sent. Planned last, because it has to know every route and file of the site.
 */
import type { Redirect } from "../../catalogue/redirects.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import { redirectCodes } from "../../diagnostics/codes/redirects.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { SitePage } from "../../page-model/page.ts";
import type { PlannedRedirect } from "../../page-model/redirects.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { foldPath } from "../../places/fold-path.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createGeneratedPages, type GeneratedPlaces } from "../prose/prose.ts";
import { formerRoutes } from "./former-routes.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/** Names at the top of the output that are neither pages nor free for others. */
const reserved = /^(?:assets|schemas)(?:\/|$)|^search\/|^(?:404|index)\.html$|^[^/]+\.(?:xml|txt|json|svg)$|^[._]/;

/** What is in the output besides redirects. */
export interface Occupants {
  readonly pages: readonly SitePage[];
  /** Paths of files that are no pages. */
  readonly files: readonly string[];
}

/**
 * Where readers of old addresses are sent. A redirect to another one is followed to its end, so that
 * nobody is sent on twice. What would hide a page, lead nowhere or in circles has been reported.
 */
export function planRedirects(
  { catalogue, links }: PlanContext,
  { pages: all, files }: Occupants,
  report?: Report,
): readonly PlannedRedirect[] {
  const routes = all.map(({ route }) => route);
  const former = formerRoutes.filter(({ to }) => routes.includes(to));
  if (catalogue.redirects.length + former.length === 0) return [];
  const guides = new Set([...catalogue.prose.pages.values()].map(({ slug }) => foldPath(slug)));
  const { locate } = createGeneratedPages(all.filter(({ route }) => guides.has(foldPath(route))));
  const pages = new Map(routes.map((route) => [foldPath(route), route]));
  const folders = new Set([...routes, ...files].flatMap(listAbove));
  const taken = new Set(files.map((path) => foldPath(path)));
  const redirects = collect(catalogue.redirects, (from) => isOccupied(from, { pages, folders, taken }), report);
  const follow = createFollower(redirects, report);
  const planned: PlannedRedirect[] = [];
  for (const redirect of redirects.values()) {
    const end = follow(redirect);
    if (end === undefined) continue;
    const href = toHref(end, { pages, locate, toAddress: links.route }, end === redirect ? report : undefined);
    if (href === undefined) {
      // The one that names the page is at fault, not those that lead to it.
      if (end !== redirect) continue;
      const { path } = split(end.to);
      report?.add(redirectCodes.unknownTarget({ to: end.to, suggestions: suggestNames(path, routes) }), end.span);
      continue;
    }
    const { from } = redirect;
    planned.push({ path: /\.html?$/.test(from) ? from : `${from}/index.html`, from, href });
  }
  const isFree = (from: string): boolean =>
    !redirects.has(from) && !isOccupied(from, { pages, folders, taken }) && !folders.has(from);
  const moved = former.filter(({ from }) => isFree(from));
  return dropNested([
    ...planned,
    ...moved.map(({ from, to }) => ({ path: `${from}/index.html`, from, href: links.route(to) })),
  ]);
}

/** By the old address in small letters. */
function collect(
  redirects: readonly Redirect[],
  isTaken: (from: string) => boolean,
  report: Report | undefined,
): ReadonlyMap<string, Redirect> {
  const known = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const { from, span } = redirect;
    const key = foldPath(from);
    const first = known.get(key);
    if (first !== undefined) {
      report?.add(redirectCodes.duplicate({ from }), span, [{ span: first.span, message: "first sent on here" }]);
    } else if (isTaken(from)) {
      report?.add(redirectCodes.occupied({ from }), span);
    } else known.set(key, redirect);
  }
  return known;
}

interface Occupied {
  readonly pages: ReadonlyMap<string, string>;
  /** Paths of other files in small letters. */
  readonly taken: ReadonlySet<string>;
  /** Folders of the output in small letters. */
  readonly folders: ReadonlySet<string>;
}

function isOccupied(from: string, { pages, folders, taken }: Occupied): boolean {
  const key = foldPath(from);
  if (listAbove(key).some((folder) => taken.has(folder)) || taken.has(`${key}/index.html`)) return true;
  // A page's document, its Markdown form, and for an old file's name also a folder are in the way.
  const page = key.replace(/(?:\/index)?\.html?$|\.md$/, "");
  return (
    pages.has(key) ||
    reserved.test(key) ||
    (page !== key && (pages.has(page) || folders.has(key))) ||
    isBelowFile(key, pages)
  );
}

/** Whether a part of the address is the Markdown form of a page, in which no folder can be. */
function isBelowFile(key: string, pages: ReadonlyMap<string, string>): boolean {
  return listAbove(key).some((folder) => folder.endsWith(".md") && pages.has(folder.slice(0, -3)));
}

/** A route and the folders above it, in small letters. */
function listAbove(route: string): readonly string[] {
  const segments = foldPath(route).split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}

/**
 * Finds the redirect at the end of a chain; undefined for one that ends in a circle, which is reported at the first of its
 * members. However many lead the same way, it is gone once.
 */
function createFollower(
  redirects: ReadonlyMap<string, Redirect>,
  report: Report | undefined,
): (start: Redirect) => Redirect | undefined {
  const ends = new Map<Redirect, Redirect | undefined>();
  return (start) => {
    const way = new Set<Redirect>();
    let current = start;
    let next: Redirect | undefined = start;
    while (next !== undefined && !ends.has(next) && !way.has(next)) {
      current = next;
      way.add(current);
      next = /^https?:/.test(current.to) ? undefined : redirects.get(foldPath(split(current.to).path));
    }
    const isCircle = next !== undefined && way.has(next);
    if (next !== undefined && isCircle) reportCircle([...way].slice([...way].indexOf(next)), report);
    const end = next === undefined ? current : isCircle ? undefined : ends.get(next);
    for (const redirect of way) ends.set(redirect, end);
    return ends.get(start);
  };
}

function reportCircle(circle: readonly Redirect[], report: Report | undefined): void {
  const names = circle.map(({ from }) => from);
  const at = names.reduce((first, from, index) => (from < (names[first] ?? "") ? index : first), 0);
  const through = [...names.slice(at + 1), ...names.slice(0, at)];
  report?.add(redirectCodes.loop({ from: names[at] ?? "", through }), circle[at]?.span);
}

function split(to: string): { readonly path: string; readonly anchor: string } {
  const hash = to.indexOf("#");
  const path = trimSlashes(decodeWritten(hash < 0 ? to : to.slice(0, hash)));
  return { path, anchor: hash < 0 ? "" : to.slice(hash) };
}

interface Targets {
  readonly pages: ReadonlyMap<string, string>;
  /** Places in guides. */
  readonly locate: GeneratedPlaces["locate"];
  readonly toAddress: (route: string) => string;
}

/** The address that a redirect leads to; the top of a guide where that has no such heading, which is reported. */
function toHref(
  { to, span }: Redirect,
  { pages, locate, toAddress }: Targets,
  report: Report | undefined,
): string | undefined {
  if (/^https?:/.test(to)) return to;
  const { path, anchor } = split(to);
  const route = pages.get(foldPath(path));
  if (route === undefined) return undefined;
  if (anchor.length < 2) return toAddress(route);
  const guide = locate(route, decodeWritten(anchor.slice(1)));
  // Other pages have more places than are known before they are made.
  if (guide === undefined || guide.anchor !== undefined) return toAddress(route) + anchor;
  report?.add(proseLinkCodes.missingAnchor({ anchor: anchor.slice(1), page: route, suggestions: [] }), span);
  return toAddress(route);
}

/** An old file cannot be a folder as well, so what was below it gives way. */
function dropNested(planned: readonly PlannedRedirect[]): readonly PlannedRedirect[] {
  const files = new Set(planned.filter(({ path, from }) => path === from).map(({ path }) => foldPath(path)));
  return planned.filter(
    ({ path }) =>
      !listAbove(path)
        .slice(0, -1)
        .some((folder) => files.has(folder)),
  );
}
