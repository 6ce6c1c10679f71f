import { countNoun } from "../../catalogue/nouns.ts";
import type { Release, ReleaseLink } from "../../catalogue/releases.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import { releaseCodes } from "../../diagnostics/codes/releases.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Page, TocEntry } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { ReleaseGroup, ReleaseNotes, ReleaseRow } from "../../page-model/releases.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { GeneratedPlaces } from "../prose/prose.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { listKnownReleases } from "./list-known-releases.ts";
import { createReleaseAnchors } from "./release-anchors.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/** What the page of releases is called. */
export const releasesLabel = "Releases";

/** Pages that releases may lead to; known only when all others are planned. */
export interface KnownPages {
  readonly places: GeneratedPlaces;
  readonly report?: Report | undefined;
}

type PlannedReleases = Omit<Page, "section" | "navigation" | "breadcrumbs">;

/**
 * The page of releases; undefined when nothing was released and no sidebar asks for the page. Links
 * to pages are taken on trust as long as the pages aren't known.
 */
export function planReleasesPage(context: PlanContext, known?: KnownPages): PlannedReleases | undefined {
  const { releases, prose } = context.catalogue;
  // A guide may be called so itself.
  const isAskedFor =
    !prose.pages.has(fixedRoutes.releases) &&
    [...prose.sidebars.values()].some(({ items }) => holdsDoc(items, fixedRoutes.releases));
  if (releases.length === 0) return isAskedFor ? planKnownReleases(context) : undefined;
  const anchors = createReleaseAnchors(releases);
  const toLink = createLinks(context, known);
  const groups = groupByProduct(releases).map(([label, members], index): ReleaseGroup => {
    const rows = members.map((release) => planRow(release, anchors.get(release) ?? "", toLink));
    return { id: index === 0 ? "~releases" : `~releases-${index + 1}`, label: label ?? "All releases", rows };
  });
  const notes = releases.flatMap((release) => planNotes(release, anchors.get(release) ?? "", { context, known }));
  const intro = `${countNoun(releases.length, "release")}, the newest first.`;
  return {
    route: fixedRoutes.releases,
    title: releasesLabel,
    description: describe(releases),
    toc: [...groups.map(toTocEntry), ...notes.map(({ id, version }): TocEntry => ({ id, label: version, level: 2 }))],
    badges: [],
    content: { kind: "releases", intro, groups, notes },
  };
}

/** Where no file lists the releases: those that the history tells of, else those that guides have notes of; none without either. */
function planKnownReleases(context: PlanContext): PlannedReleases | undefined {
  const rows = listKnownReleases(context);
  const [newest] = rows;
  if (newest === undefined) return undefined;
  const group = { id: "~releases", label: "All releases", rows };
  return {
    route: fixedRoutes.releases,
    title: releasesLabel,
    description: describe(rows),
    toc: [toTocEntry(group)],
    badges: [],
    content: {
      kind: "releases",
      intro: `${countNoun(rows.length, "release")}, the newest first.`,
      groups: [group],
      notes: [],
    },
  };
}

interface ItemLike {
  readonly type: string;
  readonly docId?: string;
  readonly items?: readonly ItemLike[];
}

function holdsDoc(items: readonly ItemLike[], docId: string): boolean {
  return items.some((item) => item.docId === docId || holdsDoc(item.items ?? [], docId));
}

function describe([newest, ...older]: readonly Pick<Release, "version">[]): string {
  const name = newest === undefined ? "" : newest.version;
  if (older.length === 0) return `${name}: what has been released.`;
  return `${name} and ${older.length === 1 ? "1 earlier release" : `${older.length} earlier releases`}.`;
}

function toTocEntry({ id, label }: ReleaseGroup): TocEntry {
  return { id, label, level: 2 };
}

/** In the order in which the products first occur. */
function groupByProduct(releases: readonly Release[]): readonly (readonly [string | undefined, readonly Release[]])[] {
  const groups = new Map<string | undefined, Release[]>();
  for (const release of releases) {
    const group = groups.get(release.product);
    if (group === undefined) groups.set(release.product, [release]);
    else group.push(release);
  }
  return [...groups];
}

type ToLink = (link: ReleaseLink) => readonly Link[];

function planRow(release: Release, anchor: string, toLink: ToLink): ReleaseRow {
  const { version, date, prerelease, links } = release;
  const hasNotes = isGiven(release.notes);
  return {
    id: hasNotes ? undefined : anchor,
    version,
    notes: hasNotes ? { label: version, href: `#${anchor}` } : undefined,
    prerelease,
    date,
    links: links.flatMap(toLink),
  };
}

function isGiven(notes: string | undefined): notes is string {
  return notes !== undefined && notes.trim() !== "";
}

interface NotesContext {
  readonly context: PlanContext;
  readonly known: KnownPages | undefined;
}

/** Notes are rendered once, with all that is wrong in them reported, and not when their page is only foreseen. */
function planNotes(release: Release, id: string, { context, known }: NotesContext): readonly ReleaseNotes[] {
  const { version, product, date, notes, notesSpan: span = release.span } = release;
  if (!isGiven(notes)) return [];
  const place = { span, topLevel: 3, idPrefix: `${id}-` };
  const html =
    known === undefined ? context.doc(notes) : context.prose(notes, { ...place, generated: known.places })?.html;
  const note = [product, date].filter((part) => part !== undefined).join(", ");
  return html === undefined ? [] : [{ id, version, note, html }];
}

/** Links as they are when they lead to the web; those to pages only if the page is there. */
function createLinks({ links }: PlanContext, known: KnownPages | undefined): ToLink {
  return ({ label, href, span }) => {
    if (/^https?:/.test(href)) return [{ label, href }];
    const [path = "", anchor] = href.split("#");
    const route = trimSlashes(decodeWritten(path));
    const place = known === undefined ? { route } : known.places.locate(route, anchor);
    if (place === undefined) {
      const suggestions = suggestNames(route, known?.places.routes() ?? []);
      known?.report?.add(releaseCodes.unknownTarget({ href, suggestions }), span);
      return [];
    }
    if (anchor !== undefined && place.anchor === undefined) {
      known?.report?.add(proseLinkCodes.missingAnchor({ anchor, page: route, suggestions: [] }), span);
    }
    return [{ label, href: links.route(place.route) + (place.anchor ? `#${place.anchor}` : "") }];
  };
}
