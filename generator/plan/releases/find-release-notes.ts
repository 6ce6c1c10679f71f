import type { ProsePage } from "../../catalogue/prose.ts";
import type { Link } from "../../page-model/parts.ts";
import { compareVersions } from "../../places/file-version.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createReleaseAnchors } from "./release-anchors.ts";

/** So many guides may have a heading for one release before it is no longer told by that what they are about. */
const mostGuides = 5;

/** What leads to the notes of a release: where the releases are listed, and guides that have it in their address or in a heading. */
export function findReleaseNotes(context: Pick<PlanContext, "catalogue" | "links">): (name: string) => readonly Link[] {
  const places = new Map<string, Link[]>();
  for (const { version, link } of listNotes(context)) {
    const known = places.get(version) ?? [];
    places.set(version, known);
    if (!known.some(({ href }) => href.split("#")[0] === link.href.split("#")[0])) known.push(link);
  }
  return (name) => {
    const found = places.get(readVersion(name) ?? "") ?? [];
    return found.length > mostGuides ? [] : found;
  };
}

/** Versions that guides have a heading for or are about, the newest first. */
export function listNotedVersions(context: Pick<PlanContext, "catalogue" | "links">): readonly NotedVersion[] {
  const known = new Set<string>();
  return listNotes(context)
    .filter(({ version }) => !known.has(version) && known.add(version).has(version))
    .map((noted) => ({ noted, numbers: noted.version.split(".").map(Number) }))
    .toSorted((a, b) => compareVersions(b, a))
    .map(({ noted }) => noted);
}

/** A version, and where a guide tells of it. */
export interface NotedVersion {
  /** What it is known by, without what stands before or behind it and without zeros at its end: `1.3` for `v1.3.0`. */
  readonly version: string;
  /** As it is written there, without what stands before or behind it: `1.3.0`. */
  readonly name: string;
  readonly link: Link;
}

function listNotes({ catalogue, links }: Pick<PlanContext, "catalogue" | "links">): readonly NotedVersion[] {
  const anchors = createReleaseAnchors(catalogue.releases);
  const listed = catalogue.releases.flatMap((release): readonly NotedVersion[] => {
    const version = readVersion(release.version);
    if (version === undefined || (release.notes ?? "").trim() === "") return [];
    const href = `${links.route(fixedRoutes.releases)}#${anchors.get(release) ?? ""}`;
    return [{ version, name: release.version, link: { label: "Release notes", href } }];
  });
  return [
    ...listed,
    ...[...catalogue.prose.pages.values()].flatMap((page) => listNotesOf(page, links.guide(page.slug))),
  ];
}

function listNotesOf({ slug, title, headings }: ProsePage, href: string): readonly NotedVersion[] {
  const own = /(?:^|\/)v?_?(\d+(?:[._-]\d+)+)$/.exec(slug)?.[1]?.replaceAll(/[_-]/g, ".");
  const inside = headings.flatMap(({ id, text, level }): readonly NotedVersion[] => {
    const name = level <= 3 ? readHeading(text) : undefined;
    return name === undefined
      ? []
      : [{ version: normalise(name), name, link: { label: title, href: `${href}#${id}` } }];
  });
  return own === undefined ? inside : [{ version: normalise(own), name: own, link: { label: title, href } }];
}

/** `v1.3.0`, `[1.3.0] - 2024-02-03` and `Release 1.3 (latest)`, but not `Python 3.8` or `1.2 Install it`. */
function readHeading(text: string): string | undefined {
  return /^\W{0,3}(?:(?:release|version)\s+)?v?(\d{1,9}(?:\.\d{1,9}){1,3})\W*(?:$|[(–—-]|\d{4}-)/i.exec(text)?.[1];
}

function readVersion(name: string): string | undefined {
  const found = /(?<!\d|\d\.)(\d{1,9}(?:\.\d{1,9}){0,9})(?:\+\S{0,200})?$/.exec(name)?.[1];
  return found === undefined ? undefined : normalise(found);
}

/** 1.3 and 1.3.0 are the same. */
function normalise(version: string): string {
  return version.replace(/(?:\.0+)+$/, "");
}
