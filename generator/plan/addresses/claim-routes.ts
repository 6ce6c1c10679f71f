import type { Span } from "../../catalogue/span.ts";
import { planCodes } from "../../diagnostics/codes/plan.ts";
import type { Report } from "../../diagnostics/report.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { foldPath } from "../../places/fold-path.ts";
import { toGuideRoute } from "./to-guide-route.ts";
import { toSegment } from "./to-segment.ts";

/** A page that wants an address. */
export interface Claimant {
  readonly key: string;
  readonly slug: string;
  readonly noun: string;
  readonly span?: Span | undefined;
}

/**
 * The route of each claimant by its key. Who comes first has the address; pages that are made from
 * the model have theirs before. Addresses that differ in nothing but case, or in how
 * their letters are composed, count as the same, and so does one that is the file of another page.
 */
export function claimRoutes(
  claimants: readonly Claimant[],
  taken: Iterable<string>,
  report: Report,
): ReadonlyMap<string, string> {
  const owners = new Map([...taken].map((route) => [foldPath(route), route]));
  const wishes = claimants.map((claimant) => ({ ...claimant, wanted: toGuideRoute(claimant.slug) }));
  for (const [file, owner] of findFiles([...owners.values()], wishes)) owners.set(file, owner);
  const claim = createNameClaims({ taken: owners.keys(), fold: foldPath });
  const routes = new Map<string, string>();
  for (const { key, wanted, noun, span } of wishes) {
    // Another page that would be the start stands where its file is: a number alone is no address.
    const isStart = wanted === "" && owners.has("");
    const route = claim(isStart ? toGuideRoute(key) : wanted);
    if (route !== wanted) {
      const other = owners.get(foldPath(wanted)) ?? "";
      report.add(planCodes.routeCollision({ noun, name: key, other, route }), span);
    }
    owners.set(foldPath(route), key);
    routes.set(key, route);
  }
  return routes;
}

/** Of the routes that are wanted, those at which another page has its file, with whose it is. */
function findFiles(
  taken: readonly string[],
  wishes: readonly { readonly key: string; readonly wanted: string }[],
): ReadonlyMap<string, string> {
  const wanted = new Set(wishes.map((wish) => foldPath(wish.wanted)));
  const pages = [
    ...taken.map((route) => [route, route] as const),
    ...wishes.map((wish) => [wish.wanted, wish.key] as const),
  ];
  return new Map(
    pages.flatMap(([route, owner]) => {
      const file = foldPath(route === "" ? "index.html" : `${route}/index.html`);
      return wanted.has(file) ? [[file, owner] as const] : [];
    }),
  );
}

/** Where pictures and documents of the content are copied to, by their path. */
export function claimAssetPaths(paths: Iterable<string>): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  const claim = createNameClaims({ fold: foldPath, addNumber: addNumberBeforeEnding });
  for (const path of paths) {
    const [name = "", ...folders] = path.split("/").toReversed();
    const safe = ["assets/content", ...folders.toReversed().map(toSegment), toFileName(name)].join("/");
    outputs.set(path, claim(safe));
  }
  return outputs;
}

function addNumberBeforeEnding(path: string, number: number): string {
  const dot = path.lastIndexOf(".");
  return `${path.slice(0, dot)}-${number}${path.slice(dot)}`;
}

/** The name of a file as a segment; hosts tell by its ending what it is, so that it stays where a name is too long. */
function toFileName(name: string): string {
  const segment = toSegment(name);
  const ending = /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0] ?? "";
  return segment.endsWith(ending) ? segment : Array.from(segment).slice(0, -ending.length).join("") + ending;
}
