import { createSlugger } from "../../markdown/headings/slugger.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { itemLevel, linkLevel, listPlaces, type Place } from "./list-places.ts";

/** A stretch of a page's Markdown, in characters. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where in a page's Markdown the section begins and ends that an address names with its anchor: `#delete-dataset` of a guide,
 * `#owners.owner` of an aspect. Undefined where it names none, or one that can't be told from the Markdown.
 */
export function findSection(markdown: string, address: string): Stretch | undefined {
  const [, written = ""] = /#(.+)$/s.exec(address) ?? [];
  if (written === "") return undefined;
  const anchor = decodeWritten(written);
  const page = readPlaces(markdown);
  const whole = { start: 0, end: markdown.length };
  const found = anchor.startsWith("~")
    ? findTilde(page, anchor.slice(1))
    : (findNamed(page, anchor, whole) ?? findWay(page, anchor) ?? findBeginning(page, anchor));
  return found && toStretch(page, found);
}

/** Where what a page says of a field begins and ends; fields of fields, which stand further in, are others. */
export function findField(markdown: string, name: string): Stretch | undefined {
  const page = readPlaces(markdown);
  const place = page.places.find((each) => each.level === itemLevel && each.name === name);
  return place && toStretch(page, place);
}

interface PagePlaces {
  readonly places: readonly Place[];
  /** The anchors that headings have in guides. */
  readonly slugs: ReadonlyMap<Place, string>;
  /** Whether its headings are its anchors; on pages of a reference those of sections begin with `~`. */
  readonly isGuide: boolean;
  readonly length: number;
}

function readPlaces(markdown: string): PagePlaces {
  const places = listPlaces(markdown);
  const slugger = createSlugger("");
  const slugs = new Map(
    places.filter(isHeading).map((place) => {
      const slug = slugger.slug(withoutCount(place.name));
      return [place, place.anchor ?? slug] as const;
    }),
  );
  return { places, slugs, isGuide: /^---\n[^]{0,300}?\nkind: "prose"\n/.test(markdown), length: markdown.length };
}

function isHeading({ level }: Place): boolean {
  return level < itemLevel;
}

function toStretch({ places, length }: PagePlaces, { start, level }: Place): Stretch {
  const next = places.find((each) => each.start > start && each.level <= level);
  return { start, end: next?.start ?? length };
}

/** `Fields` of the heading `Fields (12, 1 required)`, whose anchor has no count. */
function withoutCount(heading: string): string {
  return heading.replace(/ \(\d[^()]*\)$/, "");
}

/**
 * The outermost place of a name within a stretch, since what is further in has its way before its name. Headings of guides
 * have their anchors made of them, so there they come first.
 */
function findNamed({ places, slugs, isGuide }: PagePlaces, name: string, within: Stretch): Place | undefined {
  const inside = places.filter(({ start }) => start >= within.start && start < within.end);
  const bySlug = (): Place | undefined => inside.find((place) => slugs.get(place) === name);
  const isCalled = (place: Place): boolean => place.code === name || withoutCount(place.name) === name;
  const byName = (): Place | undefined => outermost(inside.filter(isCalled));
  return isGuide ? (bySlug() ?? byName()) : (byName() ?? bySlug());
}

/** The title of a page comes last, as all of it is below that, and before it only what is told elsewhere. */
function outermost(places: readonly Place[]): Place | undefined {
  const below = places.filter(({ level }) => level > 1 && level < linkLevel);
  return (
    below.reduce<Place | undefined>(
      (best, place) => (best === undefined || place.level < best.level ? place : best),
      undefined,
    ) ?? places[0]
  );
}

/** Headings may say more than their anchors: `datahub assertions upsert` at `upsert`. */
function findBeginning({ slugs }: PagePlaces, name: string): Place | undefined {
  const headings = [...slugs].filter(([{ level }]) => level > 1);
  const found =
    headings.find(([, slug]) => slug.startsWith(`${name}-`)) ?? headings.find(([, slug]) => slug.endsWith(`-${name}`));
  return found?.[0];
}

/** Sections whose headings say something else than their anchors. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ["use", "what-can-be-done"],
  ["start", "install-and-run"],
  ["capabilities", "what-it-extracts"],
  ["about", "about-the-plugin"],
  ["values", "constants"],
  ["members", "parts"],
  ["possible-types", "implemented-by"],
]);

/** Anchors of parts of a page say which part, and of what: `~options.bigquery`, `~notes.kafka.connecting-to-it`, `~method-get`. */
function findTilde(page: PagePlaces, anchor: string): Place | undefined {
  const [part = "", ...rest] = anchor.split(".");
  const [owner = ""] = rest;
  const headings = [...page.slugs].filter(([{ level }]) => level > 1);
  const called = (slug: string): Place | undefined => headings.find((each) => each[1] === slug)?.[0];
  const word = otherWords.get(part);
  const head =
    called(`${part}-of-${owner}`) ??
    called(part) ??
    (word === undefined ? undefined : (called(`${word}-of-${owner}`) ?? called(word))) ??
    findHeading(page, part.replace(/^\w+-/, ""));
  if (head !== undefined && rest.length === 0) return head;
  const last = rest.at(-1) ?? "";
  const within = head === undefined ? undefined : toStretch(page, head);
  const inside =
    within &&
    (findNamed(page, rest.join("."), within) ?? (rest.length > 1 ? findNamed(page, last, within) : undefined));
  return (
    inside ??
    head ??
    called(last) ??
    headings.find(([{ name, code }]) => name === last || code === last)?.[0] ??
    findHeading(page, anchor.replace(/^\w+-/, "")) ??
    (part === "" ? undefined : (findBeginning(page, part) ?? findBeginning(page, part.replace(/-.*$/s, ""))))
  );
}

/** The heading of a name, which may be the end of what it says: `by-filter` of `datahub delete by-filter`. */
function findHeading({ slugs }: PagePlaces, name: string): Place | undefined {
  const headings = [...slugs.keys()].filter(({ level }) => level > 1);
  const bare = headings.map((place) => [place, place.name.replace(/ \*[^*]*\*$/, "")] as const);
  return (
    headings.find((place) => place.name === name || place.code === name) ??
    bare.find(([, said]) => said === name)?.[0] ??
    bare.find(([, said]) => said.endsWith(` ${name}`) && !said.includes(" of "))?.[0]
  );
}

/**
 * What stands under a shorter name because of where it stands: `Owner.type` on the page of `Owner`, `Query.owner(urn:)`,
 * `mysql.host_port` behind the heading `mysql`, `value.type` in what is told of the field `value`. What a heading stands
 * over is told there, in a signature for one, where it has no place of its own.
 */
function findWay(page: PagePlaces, anchor: string): Place | undefined {
  let rest = anchor.replaceAll(/\(([^():]*):?\)/g, ".$1");
  const first = takeFirst(rest, (name) => findHeading(page, name));
  let within: Stretch = { start: 0, end: page.length };
  let over: Place | undefined;
  if (first !== undefined && !isTitled(page, first.name)) {
    ({ rest } = first);
    over = first.place;
    within = toStretch(page, over);
  } else {
    const names = (name: string): Place | undefined => findNamed(page, name, within);
    const title = takeFirst(rest, (name) => (isTitled(page, name) ? page.places[0] : undefined));
    if (title !== undefined) ({ rest } = title);
    // The first words are of what all of the page is about.
    while (rest !== "" && names(rest) === undefined && takeFirst(rest, names) === undefined)
      rest = /^[^.]*\.(.*)$/s.exec(rest)?.[1] ?? "";
  }
  while (rest !== "") {
    const stretch = within;
    const found = findNamed(page, rest, stretch);
    if (found !== undefined) return found;
    const next = takeFirst(rest, (name) => findNamed(page, name, stretch));
    if (next === undefined) return over;
    ({ rest } = next);
    within = toStretch(page, next.place);
    over = undefined;
  }
  return over;
}

interface Step {
  readonly name: string;
  readonly place: Place;
  readonly rest: string;
}

/** The shortest beginning of a way that names something; names may have dots. */
function takeFirst(way: string, find: (name: string) => Place | undefined): Step | undefined {
  for (const { index } of way.matchAll(/\./g)) {
    const name = way.slice(0, index);
    const place = name === "" ? undefined : find(name);
    if (place !== undefined) return { name, place, rest: way.slice(index + 1) };
  }
  return undefined;
}

/** Whether the page is called so: `iceberg` that of the heading `Iceberg`. */
function isTitled({ slugs, places }: PagePlaces, name: string): boolean {
  const title = places.find(({ level }) => level === 1);
  return title !== undefined && (title.name === name || slugs.get(title) === name.toLowerCase());
}
