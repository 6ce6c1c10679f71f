import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";
import type { Documents } from "./documents.ts";
import type { IngestionDocument } from "./ingestion/ingestion-document.ts";
import { noMemo, type Memo } from "../memo.ts";
import { parseProsePart, type WrittenPart } from "./prose/parse-prose-part.ts";
import type { ProsePartDocument } from "./prose/prose-document.ts";

/** Reads the Markdown that documents of other kinds hold: docs of sources and notes of releases. */
export function readProseParts(
  { ingestion, releases }: Pick<Documents, "ingestion" | "releases">,
  files: readonly SourceFile[],
  { report, memo = noMemo }: { readonly report: Report; readonly memo?: Memo | undefined },
): readonly ProsePartDocument[] {
  const notes = releases.flatMap(({ notes: text, notesSpan: span, draft }): readonly WrittenPart[] =>
    draft || text === undefined || span === undefined ? [] : [{ text, span }],
  );
  return readWrittenParts([...ingestion.flatMap(listTexts), ...notes], files, { report, memo });
}

/** Reads these pieces of Markdown, each with the text of its file at hand. */
export function readWrittenParts(
  parts: readonly WrittenPart[],
  files: readonly SourceFile[],
  { report, memo }: { readonly report: Report; readonly memo: Memo },
): readonly ProsePartDocument[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return parts.map((part) => {
    const { file } = part.span;
    const text = texts.get(file) ?? "";
    const key = ["part", JSON.stringify(part.span), part.text, text];
    return memo.remember(key, report, (heard) => whileProcessing(file, () => parseProsePart(part, text, heard)));
  });
}

function listTexts(document: IngestionDocument): readonly WrittenPart[] {
  if (document.kind === "sourceText") return [document];
  if (document.kind !== "ingestionManifest") return [];
  const plugins = document.plugins.flatMap(({ intro, prerequisites, notes, limitations, troubleshooting }) => {
    return [intro, prerequisites, notes, limitations, troubleshooting];
  });
  return [document.intro, ...plugins].filter((text) => text !== undefined);
}
