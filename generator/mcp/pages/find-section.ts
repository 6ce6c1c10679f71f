import { createSlugger } from "../../markdown/headings/slugger.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { itemLevel, listPlaces, type Place } from "./list-places.ts";

/**
 * Where in a page's Markdown the section begins and ends that an address names with its anchor: `#delete-dataset` of a guide,
 * `#owners.owner` of an aspect. Undefined where it names none, or one that can't be told from the Markdown.
 */
export function findSection(
  markdown: string,
  address: string,
): { readonly start: number; readonly end: number } | undefined {
  const [, written = ""] = /#(.+)$/s.exec(address) ?? [];
  if (written === "") return undefined;
  const anchor = decodeWritten(written);
  const places = listPlaces(markdown);
  const slugger = createSlugger("");
  const slugs = new Map(
    places.flatMap((place) => (place.level > 6 ? [] : [[slugger.slug(withoutCount(place.name)), place] as const])),
  );
  const byName = (name: string): Place | undefined =>
    places.find((place) => place.name === name) ?? slugs.get(name) ?? places.find(({ code }) => code === name);
  const place =
    byName(anchor) ?? findTilde(anchor, byName) ?? findBelow(anchor, places) ?? findBeginning(anchor, slugs);
  return place && toSection(markdown, place, places);
}

/** Where what a page says of a field begins and ends; fields of fields, which stand further in, are others. */
export function findField(
  markdown: string,
  name: string,
): { readonly start: number; readonly end: number } | undefined {
  const places = listPlaces(markdown);
  const place = places.find((each) => each.level === itemLevel && each.name === name);
  return place && toSection(markdown, place, places);
}

function toSection(
  markdown: string,
  { start, level }: Place,
  places: readonly Place[],
): { readonly start: number; readonly end: number } {
  const next = places.find((each) => each.start > start && each.level <= level);
  return { start, end: next?.start ?? markdown.length };
}

/** `Fields` of the heading `Fields (12, 1 required)`, whose anchor has no count. */
function withoutCount(heading: string): string {
  return heading.replace(/ \(\d[^()]*\)$/, "");
}

/** Headings may say more than their anchors: `Related operations` at `~related`, `datahub assertions upsert` at `upsert`. */
function findBeginning(anchor: string, slugs: ReadonlyMap<string, Place>): Place | undefined {
  const name = anchor.replace(/^~/, "");
  if (name === "") return undefined;
  const found =
    [...slugs].find(([slug]) => slug.startsWith(`${name}-`)) ?? [...slugs].find(([slug]) => slug.endsWith(`-${name}`));
  return found !== undefined && found[1].level > 1 ? found[1] : undefined;
}

/** Anchors of parts of a page say which part, and of what: `~options.bigquery`, `~notes.kafka.connecting-to-it`, `~method-get`. */
function findTilde(anchor: string, byName: (name: string) => Place | undefined): Place | undefined {
  if (!anchor.startsWith("~")) return undefined;
  const parts = anchor.slice(1).split(".");
  const names = [parts.at(-1) ?? "", parts[0] ?? "", anchor.replace(/^~\w+-/, "")];
  // The page itself may be called as what the part is about.
  return names.map(byName).find((place) => place !== undefined && place.level > 1);
}

/**
 * What stands under a shorter name because of where it stands: `Owner.type` on the page of `Owner`, `Query.owner(urn:)`,
 * `mysql.host_port` behind the heading `mysql`.
 */
function findBelow(anchor: string, places: readonly Place[]): Place | undefined {
  const way = anchor.replace(/\(([^():]*):?\)$/, ".$1");
  for (const { index } of way.matchAll(/\./g)) {
    const owner = places.find(({ name }) => name === way.slice(0, index));
    const rest = way.slice(index + 1);
    const found = places.find(({ name, start }) => name === rest && start >= (owner?.start ?? 0));
    if (found !== undefined) return found;
  }
  return undefined;
}
