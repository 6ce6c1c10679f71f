import type { Span } from "../../catalogue/span.ts";
import type { LocatedEntry, LocatedJson } from "../../parse/prose/prose-document.ts";

/** JSON that stands in a text of other JSON, all of it at the place of the text; undefined for what is none. */
export function locateAll(text: string, span: Span): LocatedJson | undefined {
  try {
    return locate(JSON.parse(text), span);
  } catch {
    return undefined;
  }
}

/** As deep as JSON in files is read. */
const maxDepth = 200;

function locate(value: unknown, span: Span, depth = 0): LocatedJson {
  if (depth > maxDepth) throw new RangeError("nobody writes JSON as deep");
  if (Array.isArray(value)) return { kind: "array", items: value.map((item) => locate(item, span, depth + 1)), span };
  if (typeof value !== "object" || value === null) return { kind: "scalar", value: value as string, span };
  const entries = Object.entries(value).map(([key, inner]): readonly [string, LocatedEntry] => [
    key,
    { key, keySpan: span, value: locate(inner, span, depth + 1) },
  ]);
  return { kind: "object", entries: new Map(entries), span };
}
