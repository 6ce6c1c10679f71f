import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { Engine } from "../engine/engine.ts";

interface Reading<Document> {
  readonly read: (file: SourceFile, report: Report) => Document;
  readonly report: Report;
  readonly engine: Engine;
}

/** What a file's reader makes of it; a file that has not changed since an earlier run is not read again. */
export function readOnce<Document>(file: SourceFile, { read, report, engine }: Reading<Document>): Document {
  const key = [file.kind, file.role ?? "", file.path, file.root ?? "/", file.formulas ?? "", file.wikiLinks ?? ""]
    .join(" ")
    .trimEnd();
  const work = ({ text }: { readonly text: string }, heard: Report): Document =>
    whileProcessing(file.path, () => read({ ...file, text }, heard));
  const { text, fills = [], segments } = file;
  // Places count in what was written, which may be longer or shorter than it was.
  const from = fills.length === 0 && segments === undefined ? { text } : { text, fills, segments };
  return engine.ask({ query: "parse", key, lasts: "whole" }, from, work).get(report);
}
