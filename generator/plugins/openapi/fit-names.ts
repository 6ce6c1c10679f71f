import { longestName } from "../longest-name.ts";

/** Keys of pages and offers below which names stand, alone or in lists. */
const nameKeys: ReadonlySet<string> = new Set([
  "name",
  "title",
  "label",
  "status",
  "group",
  "aliases",
  "badges",
  "addresses",
  "access",
]);
/** Whose keys are names. */
const recordKeys: ReadonlySet<string> = new Set(["media"]);
/** JSON of the description's own, and places in it. */
const keptKeys: ReadonlySet<string> = new Set(["schema", "span"]);

/**
 * The same pages or offers with names that can be shown: an empty one, as exports of other tools have, in quotes, and one that
 * is longer than any may be cut off. What has none of these is given back as it is.
 */
export function fitNames<Thing>(given: Thing): Thing {
  return fit(given, "") as Thing;
}

function fit(value: unknown, key: string): unknown {
  if (typeof value === "string") return fitText(value, key);
  if (typeof value !== "object" || value === null || keptKeys.has(key)) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const fitted = items.map((item) => fit(item, nameKeys.has(key) ? key : ""));
    return fitted.some((item, index) => item !== items[index]) ? fitted : value;
  }
  const known = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(known);
  const parts = keys.map((own) => fit(known[own], own));
  const names = recordKeys.has(key) ? keys.map((own) => fitText(own, "name")) : keys;
  const isSame = keys.every((own, index) => own === names[index] && parts[index] === known[own]);
  return isSame ? value : Object.fromEntries(names.map((own, index) => [own, parts[index]]));
}

function fitText(text: string, key: string): string {
  // An anchor or an id has no room for signs.
  if (key === "id") return text.slice(0, longestName);
  if (!nameKeys.has(key)) return text;
  if (text === "") return '""';
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1)}…`;
}
