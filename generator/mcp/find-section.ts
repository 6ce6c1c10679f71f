import { createSlugger } from "../markdown/slugger.ts";
import { decodeWritten } from "../places/decode-written.ts";
import { listPlaces, type Place } from "./list-places.ts";

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
    places.flatMap((place) => (place.level > 6 ? [] : [[slugger.slug(place.name), place] as const])),
  );
  const byName = (name: string): Place | undefined => places.find((place) => place.name === name) ?? slugs.get(name);
  // Anchors of parts of a page say which part, and of what: `~options.bigquery`, `~notes.kafka.connecting-to-it`.
  const parts = anchor.startsWith("~") ? anchor.slice(1).split(".") : [];
  const found = [anchor, parts.at(-1), parts[0]].map((name) => (name === undefined ? name : byName(name)));
  const place = found.find((each) => each !== undefined);
  if (place === undefined) return undefined;
  const next = places.find(({ start, level }) => start > place.start && level <= place.level);
  return { start: place.start, end: next?.start ?? markdown.length };
}
