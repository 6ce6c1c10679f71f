import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { countYamlLines } from "../../places/yaml-lines.ts";
import type { ComponentKind, IngestionRecipe, IngestionSetting } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { exceedsDepth } from "../../places/yaml-depth.ts";
import { createSettingsLister, type PlaceOfText } from "./list-settings.ts";

/** Turns lines and columns of the recipe, from 1, to a place in the file that holds it. */
export type PlaceInRecipe = (line: number, column: number, length: number) => Span;

/** A part of a recipe besides its source, by what it is for and what it is called. */
export interface RecipePart {
  readonly kind: ComponentKind;
  readonly type: string;
  readonly settings: readonly IngestionSetting[];
  /** Of its type. */
  readonly span: Span;
}

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
  const list = createSettingsLister(document, placeByOffset(counter, place));
  const settings = list(isMap(source) ? source.get("config", true) : undefined);
  return { ...plain, sourceType: typeof type === "string" ? type : undefined, settings };
}

/** The parts of a recipe, or of a pipeline of events, besides the source; none where it can't be read. */
export function readRecipeParts(text: string, place: PlaceInRecipe): readonly RecipePart[] {
  if (text.length > maxLength || exceedsDepth(text, maxDepth) !== undefined) return [];
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  if (document.errors.length > 0 || !isMap(document.contents)) return [];
  const toSpan = placeByOffset(countYamlLines(text), place);
  const list = createSettingsLister(document, toSpan);
  return partKeys.flatMap(([key, kind]) => {
    const node = document.get(key, true);
    return (isSeq(node) ? node.items : [node]).flatMap((item): readonly RecipePart[] => {
      const type = isMap(item) ? item.get("type", true) : undefined;
      if (!isMap(item) || !isScalar(type) || typeof type.value !== "string") return [];
      const [from, to] = type.range ?? [0, 1];
      return [{ kind, type: type.value, settings: list(item.get("config", true)), span: toSpan(from, to) }];
    });
  });
}

const partKeys: readonly (readonly [key: string, kind: ComponentKind])[] = [
  ["transformers", "transformer"],
  ["sink", "sink"],
  ["reporting", "reporter"],
  ["action", "action"],
];

function placeByOffset({ linePos }: ReturnType<typeof countYamlLines>, place: PlaceInRecipe): PlaceOfText {
  return (from, to) => {
    const { line, col } = linePos(from);
    return place(line, col, to - from);
  };
}

/** The parser's first line, in the manner of our own messages. */
function toDetail(message: string): string {
  const line = (message.split("\n")[0] ?? "").trim().replace(/[.:]$/, "");
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
