import { isAlias, isMap, isScalar, isSeq, type Alias, type Document, type Node, type YAMLMap } from "yaml";
import type { Span } from "../../catalogue/span.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { followAliases } from "../../places/follow-aliases.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";
import { parseYamlDocument } from "../../places/parse-yaml-document.ts";
import { createYamlSpans, type LocateYaml } from "../../places/yaml-spans.ts";

/** A YAML text as plain values, with the places of its parts. Objects have no prototype. */
export interface LocatedYaml {
  readonly value: unknown;
  /** Place of the value at a path, or of its key; the nearest part above it that is there. */
  locate(path: readonly PropertyKey[], part?: "key" | "value"): Span;
  /** Where a mapping of `value` begins: its first key, with the value if that is short. */
  spanOf(mapping: unknown): Span | undefined;
  /** Where the value at a key of a mapping of `value` stands. */
  spanAt(mapping: unknown, key: string): Span | undefined;
  /** Where an item of the list at a key of a mapping of `value` stands. */
  spanAtItem(mapping: unknown, key: string, index: number): Span | undefined;
}

/** Why a YAML text could not be read. */
export interface YamlFailure {
  readonly detail: string;
  readonly span: Span;
}

/** No manifest or recipe comes near these; they keep hostile input from costing more than it weighs. */
const maxLength = 4_000_000;
const maxDepth = 100;
const maxValues = 200_000;

/** Reads YAML text into values and places; says why not where it can't. */
export function readLocatedYaml(file: string, text: string): LocatedYaml | YamlFailure {
  const start = startOfFile(file);
  if (text.length > maxLength) return { detail: "it is larger than 4 MB", span: start };
  const deepLine = exceedsDepth(text, maxDepth);
  if (deepLine !== undefined) {
    const span = { ...start, startLine: deepLine, endLine: deepLine };
    return { detail: `it is nested more than ${maxDepth} levels deep`, span };
  }
  const document = parseYamlDocument(text, { intAsBigInt: true });
  const toSpan = createYamlSpans(file, text);
  const [error] = document.errors;
  if (error !== undefined) return { detail: toDetail(error.message), span: toSpan(error.pos[0], error.pos[1]) };

  const mappings = new WeakMap<object, YAMLMap>();
  const follow = followAliases(document);

  let count = 0;
  function toValue(node: unknown): unknown {
    count += 1;
    if (count > maxValues) return null;
    if (isAlias(node)) return toValue(follow(node));
    if (isSeq(node)) return node.items.map(toValue);
    if (isScalar(node)) return toPlainNumber(node.value);
    if (!isMap(node)) return null;
    const object: Record<string, unknown> = Object.create(null);
    for (const { key, value } of node.items) object[keyText(key)] = toValue(value);
    mappings.set(object, node);
    return object;
  }

  function findMapping(value: unknown): YAMLMap | undefined {
    return typeof value === "object" && value !== null ? mappings.get(value) : undefined;
  }

  const value = toValue(document.contents);
  // Aliases that repeat themselves grow without bound.
  if (count > maxValues) return { detail: "its aliases repeat too much", span: start };
  return {
    value,
    locate: (path, part = "value") => {
      const node = findNode({ document, follow }, path, part);
      return node?.range ? toSpan(node.range[0], node.range[1]) : start;
    },
    spanOf: (mapping) => {
      const node = findMapping(mapping);
      return node && spanOfHead(node, toSpan);
    },
    spanAt: (mapping, key) => {
      const pair = findMapping(mapping)?.items.find((item) => keyText(item.key) === key);
      const range = toNode(pair?.value)?.range;
      return range ? toSpan(range[0], range[1]) : undefined;
    },
    spanAtItem: (mapping, key, index) => {
      const list = findMapping(mapping)?.items.find((item) => keyText(item.key) === key)?.value;
      const range = isSeq(list) ? toNode(list.items[index])?.range : undefined;
      return range ? toSpan(range[0], range[1]) : undefined;
    },
  };
}

/** Whole numbers that a double can't hold, such as the largest long, stay what they are. */
function toPlainNumber(value: unknown): unknown {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** The first key of a mapping with its value, when the value is on the same line. */
function spanOfHead(mapping: YAMLMap, toSpan: LocateYaml): Span {
  const [first] = mapping.items;
  const key = toNode(first?.key)?.range ?? mapping.range ?? [0, 1, 1];
  const value = isScalar(first?.value) ? first.value.range : undefined;
  const head = toSpan(key[0], key[1]);
  if (!value) return head;
  const both = toSpan(key[0], value[1]);
  return both.endLine === head.startLine ? both : head;
}

/** The node at the path, else the one nearest to it. */
function findNode(
  { document, follow }: { readonly document: Document; readonly follow: (alias: Alias) => Node | undefined },
  path: readonly PropertyKey[],
  part: "key" | "value",
): Node | undefined {
  let node: unknown = document.contents;
  let key: unknown;
  for (const name of path) {
    if (isAlias(node)) node = follow(node);
    if (isSeq(node) && typeof name === "number" && node.items[name] !== undefined) {
      node = node.items[name];
      continue;
    }
    const pair = isMap(node) ? node.items.find((item) => keyText(item.key) === String(name)) : undefined;
    if (pair === undefined) return toNode(node);
    key = pair.key;
    node = pair.value ?? pair.key;
  }
  return toNode(part === "key" && key !== undefined ? key : node);
}

function toNode(value: unknown): Node | undefined {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value) ? value : undefined;
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

/** The parser's first line, in the manner of our own messages. */
function toDetail(message: string): string {
  const line = (message.split("\n")[0] ?? "").trim().replace(/[.:]$/, "");
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
