import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change, Evidence } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

type Model = Pick<Catalogue, "prose" | "redirects">;

/** Guides whose address came, went or moved, and places in them that links can no longer lead to. */
export function compareGuides(before: Model, after: Model): readonly Change[] {
  const [earlier, later] = [listPages(before), listPages(after)];
  const moves = findMoves(earlier, later, after);
  const arrived = new Set([...moves.values()].map(({ page }) => page.slug));
  const addresses = [...new Set([...earlier.keys(), ...later.keys()])].sort();
  return addresses.flatMap((slug): readonly Change[] => {
    const [was, is] = [earlier.get(slug), later.get(slug)];
    if (was === undefined) {
      if (is === undefined || arrived.has(slug)) return [];
      return [makeChange({ ...toSite(is), code: "safe/guide-added", after: sideOf(is) })];
    }
    if (is !== undefined) return comparePage(was, is);
    const move = moves.get(slug);
    if (move === undefined)
      return [makeChange({ ...toSite(was), code: "breaking/guide-removed", before: sideOf(was) })];
    const code = move.evidence.by === "redirect" ? "safe/guide-moved" : "breaking/guide-moved";
    const sides = { before: sideOf(was), after: sideOf(move.page) };
    return [
      makeChange({ ...toSite(move.page), code, kind: "renamed", ...sides, evidence: [move.evidence] }),
      ...comparePage(was, move.page),
    ];
  });
}

/** By address. */
function listPages({ prose }: Model): ReadonlyMap<string, ProsePage> {
  return new Map([...prose.pages.values()].map((page) => [page.slug, page]));
}

function toSite({ id }: ProsePage): Site {
  return { area: "guides", thing: id, coordinate: id };
}

function sideOf(page: ProsePage, text = `/${page.slug}`): { readonly text: string; readonly span: Span } {
  const span = startOfFile(page.file);
  return { text, span };
}

interface GuideMove {
  readonly page: ProsePage;
  readonly evidence: Evidence;
}

/** Where a guide is now whose address is gone: where a redirect leads, else where its file or its title is. */
function findMoves(
  earlier: ReadonlyMap<string, ProsePage>,
  later: ReadonlyMap<string, ProsePage>,
  { redirects }: Model,
): ReadonlyMap<string, GuideMove> {
  const leads = new Map(redirects.map(({ from, to }) => [from, toSlug(to)]));
  const come = [...later.values()].filter(({ slug }) => !earlier.has(slug));
  const byFile = new Map(come.map((page) => [page.file, page]));
  const byTitle = new Map(come.map((page) => [page.title, page]));
  const moves = new Map<string, GuideMove>();
  for (const [slug, was] of earlier) {
    if (later.has(slug)) continue;
    const led = later.get(leads.get(slug) ?? "\0");
    const [file, title] = [byFile.get(was.file), byTitle.get(was.title)];
    if (led !== undefined)
      moves.set(slug, { page: led, evidence: { certainty: "declared", by: "redirect", name: slug } });
    else if (file !== undefined)
      moves.set(slug, { page: file, evidence: { certainty: "moved", by: "shape", name: was.file } });
    else if (title !== undefined)
      moves.set(slug, { page: title, evidence: { certainty: "likely", by: "doc", name: was.title } });
  }
  return moves;
}

function toSlug(route: string): string {
  return trimSlashes(route.replace(/[?#].*$/s, ""));
}

function comparePage(was: ProsePage, is: ProsePage): readonly Change[] {
  const site = toSite(is);
  // A heading may have become a row of a table that has its id.
  const anchors = new Set([...is.headings.map(({ id }) => id), ...(is.anchors ?? [])]);
  return [
    ...was.headings
      .filter(({ id }) => !anchors.has(id))
      .map(({ id }) =>
        makeChange({
          ...site,
          coordinate: coordinates.anchor(site.coordinate, id),
          name: `#${id}`,
          code: "risky/guide-anchor-removed",
          before: sideOf(was, `#${id}`),
        }),
      ),
    ...(was.title === is.title
      ? []
      : [
          makeChange({
            ...site,
            code: "docs/guide-retitled",
            before: sideOf(was, was.title),
            after: sideOf(is, is.title),
          }),
        ]),
  ];
}
