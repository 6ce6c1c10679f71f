import { sayType } from "./say-type.ts";

/** What is JSON of the author's own, and says what it says to the letter. */
const verbatim: ReadonlySet<string> = new Set(["annotation", "annotations", "default"]);

/**
 * A declaration in few words, which is what agents pay for: types as their languages write them, places as `file:line:column`,
 * nothing that is empty.
 */
export function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  if (value instanceof Map) return [...value.values()].map(brief);
  if (typeof value !== "object" || value === null) return value;
  const type = sayType(value);
  if (type !== undefined) return type;
  const entries = Object.entries(value).flatMap(([key, item]): readonly (readonly [string, unknown])[] => {
    // Where the name stands is in where the whole stands.
    if (key === "nameSpan") return [];
    if (key === "span") return [["place", sayPlace(item)]];
    const short = verbatim.has(key) ? item : brief(item);
    return isEmpty(short) && key !== "default" ? [] : [[key, short]];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}

function sayPlace(span: unknown): string {
  const { file, startLine, startColumn } = span as Readonly<Record<string, unknown>>;
  return `${String(file)}:${String(startLine)}:${String(startColumn)}`;
}
