import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Span } from "../catalogue/span.ts";
import { printBaseline, type Baseline } from "../diagnostics/baseline.ts";
import { baselineCodes } from "../diagnostics/codes/baseline.ts";
import type { Report } from "../diagnostics/report.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import { describeUnwritten } from "../diagnostics/describe-failure.ts";
import { writeWhole } from "../write/write-whole.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";

/** A baseline file that was read; its text is there for frames even when it is malformed. */
export interface ReadBaseline {
  /** Undefined when the file is missing or malformed. */
  readonly baseline?: Baseline | undefined;
  readonly isMissing?: true | undefined;
  /** Its text by its path as diagnostics name it. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The baseline file. A malformed one has been reported; a missing one has not, since the first run makes it. */
export async function readBaseline(path: string, report: Report): Promise<ReadBaseline> {
  const name = nameFile(path);
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing) return { isMissing, texts: new Map() };
    report.add(baselineCodes.unreadable({ path: name, reason: describeFailure(error) }));
    return { texts: new Map() };
  }
  if (!isUtf8(bytes)) {
    report.add(baselineCodes.malformed({ problem: "it is not UTF-8" }));
    return { texts: new Map() };
  }
  const text = dropByteOrderMark(bytes.toString("utf8"));
  const texts = new Map([[name, text]]);
  const { checkBaseline } = await import("./check-baseline.ts");
  const checked = checkBaseline(text);
  if ("baseline" in checked) return { baseline: checked.baseline, texts };
  const span: Span = { file: name, ...checked.place };
  report.add(baselineCodes.malformed({ problem: checked.problem }), span);
  return { texts };
}

/** Whether the file was written; otherwise it has been reported. */
export async function writeBaseline(path: string, baseline: Baseline, report: Report): Promise<boolean> {
  try {
    await writeWhole(path, printBaseline(baseline));
    return true;
  } catch (error) {
    report.add(baselineCodes.notWritten({ path: nameFile(path), reason: describeUnwritten(error) }));
    return false;
  }
}

/** The file's path from the current folder, as messages name it. */
export function nameFile(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/") || path;
}
