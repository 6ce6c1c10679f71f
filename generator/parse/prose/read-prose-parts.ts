import { whileProcessing } from "../../diagnostics/processing-error.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Documents } from "../documents.ts";
import type { IngestionDocument } from "../ingestion/ingestion-document.ts";
import { forgetful, type Engine } from "../../engine/engine.ts";
import { parseProsePart, type WrittenPart } from "./parse-prose-part.ts";
import type { ProsePartDocument } from "./prose-document.ts";

/** Reads the Markdown that documents of other kinds hold: docs of sources and notes of releases. */
export function readProseParts(
  { ingestion, releases }: Pick<Documents, "ingestion" | "releases">,
  files: readonly SourceFile[],
  { report, engine = forgetful }: { readonly report: Report; readonly engine?: Engine | undefined },
): readonly ProsePartDocument[] {
  const notes = releases.flatMap(({ notes: text, notesSpan: span, draft }): readonly WrittenPart[] =>
    draft || text === undefined || span === undefined ? [] : [{ text, span }],
  );
  return readWrittenParts(
    [...ingestion.flatMap(listTexts), ...notes],
    new Map(files.map((file) => [file.path, file])),
    { report, engine },
  );
}

/** Reads these pieces of Markdown, each with the text of its file at hand. */
export function readWrittenParts(
  parts: readonly WrittenPart[],
  files: ReadonlyMap<string, SourceFile>,
  { report, engine }: { readonly report: Report; readonly engine: Engine },
): readonly ProsePartDocument[] {
  return parts.map((part) => {
    const { file } = part.span;
    const from = { text: part.text, file: files.get(file)?.text ?? "" };
    const work = (seen: typeof from, heard: Report): ProsePartDocument =>
      whileProcessing(file, () => parseProsePart({ ...part, text: seen.text }, seen.file, heard));
    return engine.ask({ query: "parse part", key: JSON.stringify(part.span), lasts: "whole" }, from, work).get(report);
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
