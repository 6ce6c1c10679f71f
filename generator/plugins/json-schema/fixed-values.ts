import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { readFixedSymbols } from "./describe-schema.ts";
import { jsonOf, toObject } from "./schema-node.ts";

/** A property of which each branch lists symbols of its own, such as the one that tells the branches apart, as one that may be any of them. */
export function joinSymbols(entries: readonly LocatedEntry[]): LocatedEntry | undefined {
  const [first] = entries;
  const lists = entries.flatMap(({ value }) => toPlainSymbols(value) ?? []);
  if (first === undefined || entries.length === 1 || lists.length < entries.length) return undefined;
  return { ...first, value: toSymbols(lists, lists[0] ?? first.value) };
}

/** An `enum` of texts without what is said of it. */
function toPlainSymbols(value: LocatedJson): LocatedObject | undefined {
  const node = toObject(value);
  if (node === undefined || node.entries.has("const")) return undefined;
  const plain = { ...node, entries: new Map([...node.entries].filter(([key]) => key === "type" || key === "enum")) };
  return readFixedSymbols(plain) === undefined ? undefined : plain;
}

/** The only value that a schema allows, where that is a text or number. */
export function readFixed(value: LocatedJson): string | number | undefined {
  const node = toObject(value);
  const said = node && jsonOf(node, "const");
  const fixed = typeof said === "bigint" ? Number(said) : said;
  return typeof fixed === "string" || typeof fixed === "number" ? fixed : undefined;
}

/** An alternative that is one text or another, of which no more is said than what each stands for. */
export function toFixedText(value: LocatedJson): LocatedObject | undefined {
  return readFixedSymbols(value) === undefined ? undefined : toObject(value);
}

/** The schema of an enum of texts that stand among other alternatives, each by itself. */
export function toSymbols(items: readonly LocatedObject[], { span }: Pick<LocatedJson, "span">): LocatedObject {
  const entry: LocatedEntry = { key: "oneOf", keySpan: span, value: { kind: "array", items, span } };
  return { kind: "object", entries: new Map([["oneOf", entry]]), span };
}
