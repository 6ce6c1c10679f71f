import { getObject, getText } from "../../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../json/located-json.ts";
import { readLines } from "./notebook.ts";

/** What a cell has printed or given, as a reader sees it; HTML and pictures of a notebook are the doing of whatever ran, and stay there. */
export type CellOutput =
  | { readonly kind: "text"; readonly text: string; readonly line: number }
  | { readonly kind: "markdown"; readonly text: string; readonly line: number }
  | { readonly kind: "picture"; readonly line: number };

/** More of one output is a log. */
const longest = 20_000;

/** Undefined for what says nothing in words. */
export function readOutput(output: LocatedObject): CellOutput | undefined {
  const type = getText(output, "output_type");
  const { startLine: line } = output.span;
  if (type === "stream") return toTextOutput(output.entries.get("text")?.value, line);
  if (type === "error" || type === "pyerr") {
    const words = ["ename", "evalue"].map((key) => getText(output, key) ?? "").filter((word) => word !== "");
    return words.length === 0 ? undefined : { kind: "text", text: cleanOutput(words.join(": ")), line };
  }
  const data = getObject(output, "data");
  const get = (type: string): LocatedJson | undefined => data?.entries.get(type)?.value;
  const markdown = toPlainText(get("text/markdown"));
  if (markdown.trim() !== "") return { kind: "markdown", text: cut(markdown), line };
  const isPicture = ["image/png", "image/jpeg", "image/svg+xml"].some((type) => get(type) !== undefined);
  if (isPicture) return { kind: "picture", line };
  return toTextOutput(get("text/plain"), line);
}

/** An object that says no more than what it is an object of. */
const nameless = /^<[\w.]+ (?:object|at)[^<>]*>$/;

function toTextOutput(value: LocatedJson | undefined, line: number): CellOutput | undefined {
  const text = cleanOutput(toPlainText(value)).trimEnd();
  return text.trim() === "" || nameless.test(text.trim()) ? undefined : { kind: "text", text, line };
}

function toPlainText(value: LocatedJson | undefined): string {
  return readLines(value)
    .map(({ text }) => text)
    .join("\n");
}

/** Without the colours of a terminal. */
function cleanOutput(text: string): string {
  return cut(text.replaceAll(/\u001B\[[\d;]{0,40}[A-Za-z]/g, "").replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ""));
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}\n…`;
}
