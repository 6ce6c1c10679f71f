import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { Engine } from "../engine/engine.ts";
import { nameReading } from "./name-reading.ts";

interface Reading<Document> {
  readonly read: (file: SourceFile, report: Report) => Document;
  readonly report: Report;
  readonly engine: Engine;
}

/** What a file's reader makes of it; a file that has not changed since an earlier run is not read again. */
export function readOnce<Document>(file: SourceFile, { read, report, engine }: Reading<Document>): Document {
  const key = nameReading(`${file.kind} ${file.role ?? ""}`, file);
  const work = ({ text }: { readonly text: string }, heard: Report): Document =>
    whileProcessing(file.path, () => read({ ...file, text }, heard));
  return engine.ask({ query: "parse", key, lasts: "whole" }, { text: file.text }, work).get(report);
}
