import { printJson } from "../print/print-json.ts";

const all = Number.POSITIVE_INFINITY;

/** How many items of a list and letters of a text are told, tried one after the other: long texts stand on pages. */
const bounds = [
  [all, all],
  [all, 300],
  [200, 300],
  [50, 300],
  [20, 300],
  [8, 200],
  [3, 100],
] as const;

/** What a declaration says of a thing is fewer; objects with more are lists by name. */
const fewestKeys = 40;

/** JSON of at most so many characters: what is too long for that is cut, and a list then ends with how many items more there are. */
export function printWithin(value: unknown, longest: number): string {
  let text = "";
  for (const [most, letters] of bounds) {
    text = printJson(shorten(value, most, letters), 1);
    if (text.length <= longest) break;
  }
  return text;
}

function shorten(value: unknown, most: number, longest: number): unknown {
  if (typeof value === "string") return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((item) => shorten(item, most, longest));
    return kept.length < value.length ? [...kept, `… ${value.length - kept.length} more`] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.slice(0, Math.max(most, fewestKeys)).map(([key, item]) => [key, shorten(item, most, longest)]);
  return Object.fromEntries(
    kept.length < entries.length ? [...kept, ["…", `${entries.length - kept.length} more`]] : kept,
  );
}
