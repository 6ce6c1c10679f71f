import { printJson } from "../print/print-json.ts";

/** How much of a value is told. */
interface Room {
  /** Items of a list. */
  readonly items: number;
  /** Entries of an object: what a declaration says of a thing is fewer than the most of these, objects with more are lists by name. */
  readonly entries: number;
  /** Letters of a text. */
  readonly letters: number;
  /** Lists and objects in each other. */
  readonly depth: number;
}

const all = Number.POSITIVE_INFINITY;

/** Tried one after the other: long texts stand on pages, so they are cut first, and what is deep down last. */
const rooms: readonly Room[] = [
  { items: all, entries: all, letters: all, depth: all },
  { items: all, entries: all, letters: 300, depth: all },
  { items: 200, entries: 200, letters: 300, depth: all },
  { items: 50, entries: 50, letters: 300, depth: all },
  { items: 20, entries: 40, letters: 300, depth: all },
  { items: 8, entries: 40, letters: 200, depth: all },
  { items: 3, entries: 40, letters: 100, depth: all },
  { items: 3, entries: 40, letters: 100, depth: 4 },
  { items: 3, entries: 12, letters: 60, depth: 3 },
  { items: 3, entries: 6, letters: 40, depth: 2 },
];

/** JSON of at most so many characters: what is too long for that is cut, and a list then ends with how many items more there are. */
export function printWithin(value: unknown, longest: number): string {
  let text = "";
  for (const room of rooms) {
    text = printJson(shorten(value, room), 1);
    if (text.length <= longest) break;
  }
  return text;
}

function shorten(value: unknown, room: Room): unknown {
  const { items, entries: mostEntries, letters, depth } = room;
  if (typeof value === "string") return value.length > letters ? `${value.slice(0, letters)}…` : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  const inside = { ...room, depth: depth - 1 };
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((item) => shorten(item, inside));
    return kept.length < value.length ? [...kept, `… ${value.length - kept.length} more`] : kept;
  }
  const entries = Object.entries(value);
  const kept = entries.slice(0, mostEntries).map(([key, item]) => [key, shorten(item, inside)]);
  return Object.fromEntries(
    kept.length < entries.length ? [...kept, ["…", `${entries.length - kept.length} more`]] : kept,
  );
}
