import { isAlias, isMap, isScalar, isSeq, Scalar, visit } from "yaml";
import type { Document, Node, YAMLMap, YAMLSeq } from "yaml";
import type { IngestionSetting } from "../../catalogue/ingestion.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";

/** Turns a part of the recipe's text, by where it begins and ends, to a place in the file that holds it. */
export type PlaceOfText = (from: number, to: number) => Span;

/** Lists what is set below nodes of a recipe, with values and places. */
export function createSettingsLister(
  document: Document,
  place: PlaceOfText,
): (node: unknown) => readonly IngestionSetting[] {
  const anchors = listAnchors(document);
  return (node) =>
    listSettings(node, anchors).map(({ keys, key, value }) => {
      const [from, to] = key.range ?? [0, 1];
      return { keys, value: readValue(value), span: place(from, to) };
    });
}

/** Recipes are a screenful. */
const maxDepth = 50;

interface WrittenSetting {
  readonly keys: readonly string[];
  readonly key: Node;
  readonly value: unknown;
}

/** More than any recipe takes; anchors may stand for each other many times over. */
const mostSteps = 20_000;

/**
 * What is set below a node. Lists add nothing to a path: what is in their items stands below the list itself. What stands
 * elsewhere and is taken in, by an anchor or `<<`, is set as well, but for keys that are written beside it.
 */
function listSettings(root: unknown, anchors: Anchors): readonly WrittenSetting[] {
  const found: WrittenSetting[] = [];
  const resolve = (node: unknown): unknown => (isAlias(node) ? anchors.get(node.source) : node);
  let steps = 0;
  const add = (written: unknown, parent: readonly string[], taken: ReadonlySet<string>, depth = 0): void => {
    const node = resolve(written);
    steps += 1;
    if (depth > maxDepth || steps > mostSteps) return;
    if (isSeq(node)) {
      for (const item of node.items) add(item, parent, taken, depth + 1);
    } else if (isMap(node)) {
      const own = new Set([...taken, ...node.items.map(({ key }) => String(key))]);
      for (const { key, value } of node.items) {
        if (!isScalar(key) || taken.has(String(key))) continue;
        if (isMerge(key)) {
          add(value, parent, own, depth + 1);
          continue;
        }
        const keys = [...parent, String(key.value)];
        found.push({ keys, key, value: resolve(value) });
        add(value, keys, new Set(), depth + 1);
      }
    }
  };
  add(root, [], new Set());
  return found;
}

/** Nodes by the names that they are given, without those that are given twice. */
type Anchors = ReadonlyMap<string, Node | undefined>;

function listAnchors(document: Document): Anchors {
  const anchors = new Map<string, Node | undefined>();
  const note = (_key: unknown, node: Scalar | YAMLMap | YAMLSeq): void => {
    if (node.anchor !== undefined) anchors.set(node.anchor, anchors.has(node.anchor) ? undefined : node);
  };
  visit(document, { Scalar: note, Map: note, Seq: note });
  return anchors;
}

/** Whether a key takes in what its value has, which quotes would make a key like others. */
function isMerge({ value, type }: Scalar): boolean {
  return value === "<<" && type === Scalar.PLAIN;
}

/** Stands for what somebody will fill in, or the platform will when it reads the recipe. */
const filledIn = /\$\{?\w|<[^<>]*>|\{\{|\.\.\.|…/;

function readValue(node: unknown): JsonValue | undefined {
  if (isSeq(node)) return [];
  if (isMap(node)) return {};
  const value = isScalar(node) && node.tag === undefined ? node.value : undefined;
  if (typeof value === "string") return filledIn.test(value) ? undefined : value;
  return typeof value === "number" || typeof value === "boolean" ? value : undefined;
}
