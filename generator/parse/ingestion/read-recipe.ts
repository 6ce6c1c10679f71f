import { isAlias, isMap, isScalar, isSeq, parseDocument, Scalar, visit } from "yaml";
import type { Document, Node, YAMLMap, YAMLSeq } from "yaml";
import { countYamlLines } from "../../places/yaml-lines.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { IngestionRecipe, IngestionSetting } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";

/** Turns lines and columns of the recipe, from 1, to a place in the file that holds it. */
export type PlaceInRecipe = (line: number, column: number, length: number) => Span;

/** Recipes are a screenful. */
const maxLength = 200_000;
const maxDepth = 50;

/** A recipe with the settings that it makes. One that is not YAML is shown all the same, and reported. */
export function readRecipe(text: string, span: Span, place: PlaceInRecipe, report: Report): IngestionRecipe {
  const plain = { text: `${text.trimEnd()}\n`, settings: [], span };
  if (text.length > maxLength || exceedsDepth(text, maxDepth) !== undefined) {
    report.add(ingestionCodes.malformedRecipe({ detail: "it is too large or too deep to be one" }), span);
    return plain;
  }
  const counter = countYamlLines(text);
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  const [error] = document.errors;
  if (error !== undefined) {
    // What is never closed is found at the end, behind the last character of the file.
    const { line, col } = counter.linePos(Math.max(0, Math.min(error.pos[0], text.trimEnd().length - 1)));
    const key = error.code === "DUPLICATE_KEY" ? /^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0] : undefined;
    const detail = key === undefined ? toDetail(error.message) : `\`${key}\` is given twice`;
    report.add(ingestionCodes.malformedRecipe({ detail }), place(line, col, key?.length ?? 1));
    return plain;
  }
  const source: unknown = isMap(document.contents) ? document.get("source", true) : undefined;
  const type = isMap(source) ? source.get("type") : undefined;
  const settings = listSettings(isMap(source) ? source.get("config", true) : undefined, document).map(
    ({ keys, key, value }): IngestionSetting => {
      const { line, col } = counter.linePos(key.range?.[0] ?? 0);
      const span = place(line, col, (key.range?.[1] ?? 1) - (key.range?.[0] ?? 0));
      return { keys, value: readValue(value), span };
    },
  );
  return { ...plain, sourceType: typeof type === "string" ? type : undefined, settings };
}

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
function listSettings(root: unknown, document: Document): readonly WrittenSetting[] {
  const found: WrittenSetting[] = [];
  const anchors = listAnchors(document);
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
function listAnchors(document: Document): ReadonlyMap<string, Node | undefined> {
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

/** The parser's first line, in the manner of our own messages. */
function toDetail(message: string): string {
  const line = (message.split("\n")[0] ?? "").trim().replace(/[.:]$/, "");
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
