import type { Memo } from "../memo.ts";
import { whileProcessing } from "../diagnostics/processing-error.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";

interface Reading<Document> {
  readonly read: (file: SourceFile, report: Report) => Document;
  readonly report: Report;
  readonly memo: Memo;
}

/** What a file's reader makes of it; a file that has not changed since an earlier run is not read again. */
export function readOnce<Document>(file: SourceFile, { read, report, memo }: Reading<Document>): Document {
  const key = ["parse", file.kind, file.role ?? "", file.path, file.root ?? "/", file.text];
  return memo.remember(key, report, (heard) => whileProcessing(file.path, () => read(file, heard)));
}
