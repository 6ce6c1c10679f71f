import type { TextSegment } from "../../../markdown/text-segment.ts";
import { getObject, getText, toTexts } from "../../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../../json/located-json.ts";
import { createLineWriter, type LineWriter } from "../includes/create-line-writer.ts";
import { endCode } from "./end-code.ts";
import { type CellLine, listObjects, readLines } from "./notebook.ts";
import { locatePicture } from "./locate-picture.ts";
import { type CellOutput, readOutput } from "./read-output.ts";
import { withAttachments } from "./with-attachments.ts";

/*
 * A notebook of Jupyter is a list of cells: Markdown, and code with what it gave when somebody last ran it. As a guide it is the
 * Markdown with the code in fences and behind them what was printed and drawn; nothing is run. Pictures that it holds are files
 * below it, as if it were a folder, which discovery has found.
 */

/** A notebook as Markdown, and from which lines of its file the lines of that are. */
export interface NotebookText {
  readonly text: string;
  readonly segments: readonly TextSegment[];
}

interface Writing {
  readonly file: string;
  readonly language: string;
  readonly writer: LineWriter;
}

/** A notebook as Markdown, with the lines of the file that its lines are from; undefined where it has no cells. */
export function readNotebook(file: string, notebook: LocatedJson | undefined): NotebookText | undefined {
  if (notebook?.kind !== "object" || notebook.entries.get("cells")?.value.kind !== "array") return undefined;
  const writing = { file, language: findLanguage(notebook), writer: createLineWriter() };
  for (const [index, cell] of listObjects(notebook.entries.get("cells")?.value).entries()) {
    const hidden = listHidden(cell);
    const type = getText(cell, "cell_type");
    const lines = readLines(cell.entries.get("source")?.value);
    if (hidden.has("cell")) continue;
    // The first cell may be the front matter, as Quarto has it.
    if (type === "markdown" || (type === "raw" && index === 0 && lines[0]?.text.trim() === "---")) {
      writeLines(endCode(withAttachments(lines, { cell, index, file })), writing);
    } else if (type === "code") {
      if (!hidden.has("input") && lines.some(({ text }) => text.trim() !== "")) writeCode(lines, writing);
      if (!hidden.has("output")) writeOutputs(listObjects(cell.entries.get("outputs")?.value), writing);
    }
  }
  return writing.writer.finish();
}

function findLanguage(notebook: LocatedObject): string {
  const metadata = getObject(notebook, "metadata");
  const said = [getObject(metadata, "language_info"), getObject(metadata, "kernelspec")].flatMap(
    (where) => (where && (getText(where, "name") ?? getText(where, "language"))) ?? [],
  );
  const language = (said[0] ?? "python").toLowerCase().replace(/^i?python\d*$/, "python");
  return /^[a-z][\w+#-]{0,30}$/.test(language) ? language : "text";
}

/** By the tags of Jupyter Book and Quarto, and that of nbsphinx. */
const hiding: ReadonlyMap<string, "cell" | "input" | "output"> = new Map([
  ["remove-cell", "cell"],
  ["remove_cell", "cell"],
  ["remove-input", "input"],
  ["remove_input", "input"],
  ["remove-output", "output"],
  ["remove_output", "output"],
]);

function listHidden(cell: LocatedObject): ReadonlySet<"cell" | "input" | "output"> {
  const metadata = getObject(cell, "metadata");
  if (metadata === undefined) return new Set();
  const isHidden = getText(metadata, "nbsphinx") === "hidden";
  const tags = toTexts(metadata.entries.get("tags")?.value);
  return new Set([...(isHidden ? ["cell" as const] : []), ...tags.flatMap((tag) => hiding.get(tag) ?? [])]);
}

/** What a cell in another language begins with. */
const magics: ReadonlyMap<string, string> = new Map([
  ...["sql", "bash", "sh", "html", "javascript", "r"].map((name) => [name, name] as const),
  ["bigquery", "sql"],
  ["sparksql", "sql"],
  ["script", "bash"],
  ["js", "javascript"],
]);

function writeCode(lines: readonly CellLine[], writing: Writing): void {
  const first = lines[0]?.text ?? "";
  const magic = magics.get(/^%%(\w{1,30})/.exec(first)?.[1]?.toLowerCase() ?? "");
  // Commands to the notebook are no Python.
  const isPlain = !lines.some(({ text }) => /^\s*[%!]/.test(text));
  const info = `${magic ?? writing.language}${isPlain ? "" : " no-check"}`;
  writeFence(lines, info, writing);
}

function writeOutputs(outputs: readonly LocatedObject[], writing: Writing): void {
  let printed: CellLine[] = [];
  const flush = (): void => {
    if (printed.length > 0) writeFence(printed, 'text title="Output"', writing);
    printed = [];
  };
  let wasStream = false;
  for (const object of outputs) {
    const output = readOutput(object);
    if (output === undefined) continue;
    const toLines = (text: string): readonly CellLine[] =>
      text.split("\n").map((text) => ({ text, line: output.line, column: 0 }));
    const isStream = output.kind === "text" && output.isStream === true;
    if (output.kind === "text") {
      // How far something has come is written over what was said of that before.
      if (isStream && wasStream && output.text.startsWith("\r")) printed.pop();
      printed.push(...toLines(keepLast(output.text)));
    } else {
      flush();
      writeLines(endCode(toLines(describeOutput(output, writing.file))), writing);
    }
    wasStream = isStream;
  }
  flush();
}

function describeOutput(output: Exclude<CellOutput, { readonly kind: "text" }>, file: string): string {
  if (output.kind === "markdown") return output.text;
  if (output.kind === "unshown") return "*The notebook draws something here that isn’t in it as a picture.*";
  const { name, alt, width } = output.picture;
  const target = locatePicture(file, name);
  return width === undefined ? `![${alt}](<${target}>)` : `<img src="${target}" alt="${alt}" width="${width}">`;
}

/** Of each line what was written last, where a terminal would have gone back to its beginning. */
function keepLast(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .map((line) => line.slice(line.lastIndexOf("\r") + 1))
    .join("\n");
}

/** Between marks that are longer than any in it. */
function writeFence(lines: readonly CellLine[], info: string, writing: Writing): void {
  const longest = lines.reduce((most, { text }) => Math.max(most, /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 0), 2);
  const mark = "`".repeat(longest + 1);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return;
  writeLines([{ ...first, text: mark + info }, ...lines, { ...last, text: mark }], writing);
}

function writeLines(lines: readonly CellLine[], { file, writer }: Writing): void {
  for (const { text, line, column } of lines) {
    writer.add(text, { file, line: line - 1, shift: -column });
    writer.end();
  }
  writer.end();
}
