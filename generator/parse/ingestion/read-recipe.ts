import { isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
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
  const settings: IngestionSetting[] = [];
  addSettings(isMap(source) ? source.get("config", true) : undefined, [], (keys, key, value) => {
    const { line, col } = counter.linePos(key.range?.[0] ?? 0);
    const span = place(line, col, (key.range?.[1] ?? 1) - (key.range?.[0] ?? 0));
    settings.push({ keys, value: readValue(value), span });
  });
  return { ...plain, sourceType: typeof type === "string" ? type : undefined, settings };
}

/** Lists add nothing to a path: what is in their items stands below the list itself. */
function addSettings(
  node: unknown,
  parent: readonly string[],
  add: (keys: readonly string[], key: Node, value: unknown) => void,
): void {
  if (isSeq(node)) {
    for (const item of node.items) addSettings(item, parent, add);
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const keys = [...parent, String(key.value)];
      add(keys, key, value);
      addSettings(value, keys, add);
    }
  }
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
