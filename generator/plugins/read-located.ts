import { isAlias, isMap, isScalar, isSeq, type Alias, type Document, type Node, type Scalar } from "yaml";
import { jsonCodes } from "../diagnostics/codes/json.ts";
import { createReport } from "../diagnostics/report.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../parse/json/located-json.ts";
import { parseLocatedJson } from "../parse/json/parse-located-json.ts";
import { spellingOf } from "../catalogue/spelling-of.ts";
import { findRepeatedKeys } from "../places/find-repeated-keys.ts";
import { followAliases } from "../places/follow-aliases.ts";
import { exceedsDepth } from "../places/yaml-depth.ts";
import { parseYamlDocument } from "../places/parse-yaml-document.ts";
import { createYamlSpans, type LocateYaml } from "../places/yaml-spans.ts";
import type { Place, PluginFile } from "./plugin.ts";

/** What a text of JSON or YAML says, with places. */
export interface ReadLocated {
  /** Absent where nothing of it can be read. */
  readonly value?: LocatedJson | undefined;
  readonly mistakes: readonly Mistake[];
  /** Keys that their object has already: all is read, and what the first of them says is lost. */
  readonly repeated: readonly Mistake[];
}

interface Mistake {
  readonly message: string;
  readonly place: Place;
}

/** In characters; parsing YAML takes much longer than JSON. */
const longestYaml = 8_000_000;
const deepest = 200;
/** Things in all, and names for what stands elsewhere, which can multiply them without end. */
const mostNodes = 2_000_000;
const mostAliases = 10_000;

/** Reads JSON, or YAML where it is no JSON: bounded, and with what is wrong as values. */
export function readLocated(file: PluginFile): ReadLocated {
  return isJson(file.text) ? readJson(file) : readYaml(file);
}

/** What all documents of a text say, which JSON has one of, and what is wrong with any of them. */
export function readAllLocated(
  file: PluginFile,
): Omit<ReadLocated, "value"> & { readonly values: readonly LocatedJson[] } {
  const starts = isJson(file.text) ? [] : listDocumentStarts(file.text);
  if (starts.length <= 1) {
    const { value, ...told } = readLocated(file);
    return { values: value === undefined ? [] : [value], ...told };
  }
  const unreadable = findUnreadable(file.text);
  if (unreadable !== undefined) return { values: [], mistakes: [unreadable], repeated: [] };
  const locate = createYamlSpans(file.path, file.text);
  const counts = { nodes: 0, aliases: 0 };
  const read = starts.map((start, index) => {
    const text = file.text.slice(start, starts[index + 1]);
    return readDocument(text, (from, to) => locate(start + from, start + to), counts);
  });
  return {
    values: read.flatMap((document) => document.value ?? []),
    mistakes: read.flatMap((document) => document.mistakes),
    repeated: read.flatMap((document) => document.repeated),
  };
}

/** Where the documents of a text begin: at its own beginning, and at the lines that part them, which no value can hold. */
function listDocumentStarts(text: string): readonly number[] {
  const markers = [...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  const [first = 0] = markers;
  // In front of the first one are comments and directives, which are part of what it begins.
  const isBare = text
    .slice(0, first)
    .split("\n")
    .every((line) => /^\s*(?:[#%]|$)/.test(line));
  return [0, ...(isBare ? markers.slice(1) : markers)];
}

/** Whether a text begins as JSON does, after comments, which YAML has in another manner. */
function isJson(text: string): boolean {
  for (let at = 0; ;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const isBlock = text.startsWith("/*", at);
    if (!isBlock && !text.startsWith("//", at)) return text.startsWith("{", at) || text.startsWith("[", at);
    const end = text.indexOf(isBlock ? "*/" : "\n", at + 2);
    if (end < 0) return false;
    at = end + (isBlock ? 2 : 1);
  }
}

function readJson(file: PluginFile): ReadLocated {
  const report = createReport();
  const value = parseLocatedJson(file, report, { comments: /\.jsonc$/i.test(file.path) });
  const [mistakes, repeated]: [Mistake[], Mistake[]] = [[], []];
  for (const { code, message, span } of report.diagnostics) {
    if (span !== undefined) (code === jsonCodes.duplicateKey.code ? repeated : mistakes).push({ message, place: span });
  }
  return { value, mistakes, repeated };
}

function readYaml({ path, text }: PluginFile): ReadLocated {
  const unreadable = findUnreadable(text);
  if (unreadable !== undefined) return { mistakes: [unreadable], repeated: [] };
  return readDocument(text, createYamlSpans(path, text), { nodes: 0, aliases: 0 });
}

/** Why a text isn't parsed at all. */
function findUnreadable(text: string): Mistake | undefined {
  if (text.length > longestYaml) {
    return { message: `the text is longer than ${longestYaml / 1_000_000} million characters`, place: atLine(1) };
  }
  const deep = exceedsDepth(text, deepest);
  return deep === undefined ? undefined : { message: `values nest deeper than ${deepest}`, place: atLine(deep) };
}

function atLine(line: number): Place {
  return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
}

/** Reads the first document of a text, beside what was counted before it. */
function readDocument(text: string, locate: LocateYaml, counts: Pick<Reading, "nodes" | "aliases">): ReadLocated {
  const document = parseYamlDocument(text, { uniqueKeys: false });
  const [error] = document.errors;
  const mistakes: readonly Mistake[] =
    error === undefined
      ? []
      : [{ message: error.message.split("\n")[0] ?? "", place: locate(error.pos[0], error.pos[1]) }];
  const reading: Reading = { follow: followAliases(document), locate, ...counts };
  const value = document.contents === null ? undefined : toLocated(document.contents, reading, deepest);
  Object.assign(counts, { nodes: reading.nodes, aliases: reading.aliases });
  if (reading.nodes > mostNodes || reading.aliases > mostAliases)
    return { mistakes: [{ message: "it holds too much", place: atLine(1) }], repeated: [] };
  return { value, mistakes, repeated: listRepeated(document, locate) };
}

/** In the words that they are told in where they stand in JSON. */
function listRepeated(document: Document.Parsed, locate: LocateYaml): readonly Mistake[] {
  return (
    findRepeatedKeys(document)
      // Several may take over what others have.
      .filter(({ value }) => value !== "<<")
      .toSorted((one, other) => one.range[0] - other.range[0])
      .map(({ value, range: [start, end] }) => ({
        message: jsonCodes.duplicateKey({ key: String(value) }).message,
        place: locate(start, end),
      }))
  );
}

interface Reading {
  readonly follow: (alias: Alias) => Node | undefined;
  readonly locate: LocateYaml;
  nodes: number;
  aliases: number;
}

/** A whole number that JavaScript has none for as it is written. */
function toExact({ value, source = "" }: Scalar): unknown {
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded && /^[+-]?\d{1,40}$/.test(source) ? BigInt(source) : value;
}

/** Whether a key takes over what another mapping has, as `<<: *base` does; in quotes it is a name like any other. */
function isMerge({ value, type }: Scalar): boolean {
  return value === "<<" && type === "PLAIN";
}

function listMerged(value: LocatedJson | undefined): readonly LocatedObject[] {
  const values = value?.kind === "array" ? value.items : value === undefined ? [] : [value];
  return values.flatMap((each) => (each.kind === "object" ? [each] : []));
}

function toLocated(node: Node | null, reading: Reading, depth: number): LocatedJson | undefined {
  reading.nodes += 1;
  if (reading.nodes > mostNodes || reading.aliases > mostAliases || depth === 0 || node === null) return undefined;
  const [from = 0, to = from] = node.range ?? [];
  const span = reading.locate(from, to);
  if (isAlias(node)) {
    reading.aliases += 1;
    return toLocated(reading.follow(node) ?? null, reading, depth - 1);
  }
  if (isSeq(node)) {
    const items = node.items.flatMap((item) => toLocated(item as Node, reading, depth - 1) ?? []);
    return { kind: "array", items, span };
  }
  if (isMap(node)) {
    const entries = new Map<string, LocatedEntry>();
    const merged: LocatedObject[] = [];
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const [start = 0, end = start] = key.range ?? [];
      const keySpan = reading.locate(start, end);
      const inside = toLocated(value as Node | null, reading, depth - 1);
      const taken = isMerge(key) ? listMerged(inside) : [];
      if (taken.length > 0) merged.push(...taken);
      else entries.set(name, { key: name, keySpan, value: inside ?? { kind: "scalar", value: null, span: keySpan } });
    }
    // What a mapping says itself comes before what it takes over, and that before what it takes over after it.
    for (const { entries: others } of merged) {
      for (const [name, entry] of others) if (!entries.has(name)) entries.set(name, entry);
    }
    return { kind: "object", entries, span };
  }
  const value: unknown = isScalar(node) ? toExact(node) : null;
  const spelled = isScalar(node) && typeof value === "number" ? spellingOf(node.source ?? "") : undefined;
  const isPlain = value === null || ["string", "number", "boolean", "bigint"].includes(typeof value);
  return {
    kind: "scalar",
    value: isPlain ? (value as string | number | boolean | bigint | null) : String(value),
    ...(spelled !== undefined && { spelled }),
    span,
  };
}
