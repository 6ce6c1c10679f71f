import { type EmbeddedPicture, pictureTypes, readEmbeddedPicture } from "../../../sources/embedded-picture.ts";
import { getObject, getText, toTexts } from "../../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../json/located-json.ts";
import { listTables } from "./list-tables.ts";

/** What a cell has printed or given, as a reader sees it. */
export type CellOutput =
  | { readonly kind: "text"; readonly text: string; readonly line: number; readonly isStream?: boolean | undefined }
  | { readonly kind: "markdown"; readonly text: string; readonly line: number }
  | { readonly kind: "picture"; readonly line: number; readonly picture: ShownPicture }
  /** What scripts would draw, or a picture that can't be read. */
  | { readonly kind: "unshown"; readonly line: number };

/** A picture that a notebook holds, as a page shows it. */
export interface ShownPicture {
  readonly name: EmbeddedPicture["name"];
  readonly alt: string;
  /** In pixels, where the notebook asks for another than its own. */
  readonly width?: number | undefined;
}

/** More of one output is a log. */
const longest = 20_000;

/** Undefined for what says nothing. */
export function readOutput(output: LocatedObject): CellOutput | undefined {
  const type = getText(output, "output_type");
  const { startLine: line } = output.span;
  if (type === "stream") {
    const printed = toTextOutput(toPlainText(output.entries.get("text")?.value), line);
    return printed && { ...printed, isStream: true };
  }
  if (type === "error" || type === "pyerr") return toTextOutput(readError(output), line);
  const data = getObject(output, "data");
  return data && readBundle(data, getObject(output, "metadata"), line);
}

/** What was given comes in several types, of which one is shown. */
function readBundle(data: LocatedObject, metadata: LocatedObject | undefined, line: number): CellOutput | undefined {
  const get = (type: string): string => toPlainText(data.entries.get(type)?.value);
  const toMarkdown = (text: string): CellOutput => ({ kind: "markdown", text, line });
  const markdown = get("text/markdown");
  if (markdown.trim() !== "") return toMarkdown(cut(markdown));
  const tables = listTables(get("text/html"));
  if (tables !== undefined) return toMarkdown(tables);
  const plain = get("text/plain");
  for (const type of pictureTypes.keys()) {
    const name = readEmbeddedPicture(type, toTexts(data.entries.get(type)?.value).join(""))?.name;
    const width = Number(toNumber(getObject(metadata, type)?.entries.get("width")?.value));
    const shown = { alt: toAlt(plain), width: width > 0 && width < 10_000 ? Math.round(width) : undefined };
    if (name !== undefined) return { kind: "picture", line, picture: { name, ...shown } };
  }
  const formula = toFormula(get("text/latex"));
  if (formula !== undefined) return toMarkdown(formula);
  if ([...data.entries.keys()].some((type) => drawn.test(type) || pictureTypes.has(type))) {
    return { kind: "unshown", line };
  }
  return toTextOutput(plain, line);
}

/** What a notebook draws by scripts: Plotly, Vega, Bokeh, HoloViews, widgets. */
const drawn =
  /^application\/(?:vnd\.(?:plotly|vega|vegalite|bokehjs_exec|holoviews_exec|jupyter\.widget-view)\b|geo\+json)/;

/** With the lines that led there, where they are told. */
function readError(output: LocatedObject): string {
  const traceback = cleanOutput(toTexts(output.entries.get("traceback")?.value).join("\n")).trimEnd();
  const words = ["ename", "evalue"].map((key) => getText(output, key) ?? "").filter((word) => word !== "");
  const said = words.join(": ");
  return traceback.endsWith(said) ? traceback : [traceback, said].join("\n").trim();
}

/** What stands for an object that says no more than what it is an object of, and for what has been drawn. */
const nameless = /^[[(]?<(?:[\w.]+ (?:object|at)|Figure size|[\w.]*Axes\w*\b)[^<>]*>[\])]?$/;

function toTextOutput(written: string, line: number): Extract<CellOutput, { readonly kind: "text" }> | undefined {
  const text = cleanOutput(written).trimEnd();
  return text.trim() === "" || nameless.test(text.trim()) ? undefined : { kind: "text", text, line };
}

/** What the picture is of, where that can be told. */
function toAlt(plain: string): string {
  const words = plain.trim();
  return /^[\w .,:;+-]{3,200}$/.test(words) ? words : "What the code draws";
}

/** A formula in a block of its own, without what asks for the size that it has there anyway. */
function toFormula(latex: string): string | undefined {
  const tex = latex
    .trim()
    .replace(/^\${1,2}|\${1,2}$/g, "")
    .replace(/^\s*\\displaystyle\b/, "")
    .trim();
  // A blank line would end it, and so would another sign of its own.
  if (tex === "" || tex.length > longest || tex.includes("$")) return undefined;
  return ["$$", ...tex.split("\n").filter((line) => line.trim() !== ""), "$$"].join("\n");
}

function toNumber(value: LocatedJson | undefined): number | undefined {
  return value?.kind === "scalar" && typeof value.value === "number" ? value.value : undefined;
}

function toPlainText(value: LocatedJson | undefined): string {
  return toTexts(value).join("").replaceAll("\r\n", "\n");
}

/** Without the colours of a terminal. */
function cleanOutput(text: string): string {
  const plain = text.replaceAll(/\u001B\[[\d;]{0,40}[A-Za-z]/g, "");
  return cut(plain.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, ""));
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}\n…`;
}
