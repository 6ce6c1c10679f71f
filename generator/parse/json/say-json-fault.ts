import { isUtf8 } from "node:buffer";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import { createReport } from "../../diagnostics/report.ts";
import { dropByteOrderMark } from "../../places/drop-byte-order-mark.ts";
import { parseLocatedJson } from "./parse-located-json.ts";

/** Why bytes are no JSON, as a clause: of what they are instead, or of the first mistake with its line and column, from 1. */
export function sayJsonFault(bytes: Buffer): string {
  const text = dropByteOrderMark(bytes.toString("utf8"));
  if (text.trim() === "") return "it is empty";
  if (text.startsWith("version https://git-lfs."))
    return "it is a pointer of Git LFS, and the file itself is elsewhere";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "it is in UTF-16, and no UTF-8";
  if (bytes.includes(0)) return "it holds zero bytes, which no text does";
  if (/^\s*</.test(text)) return "it is HTML or XML, and no JSON";
  if (!isUtf8(bytes)) return `it is no UTF-8 at ${placeOf(text, text.indexOf("\ufffd"))}`;
  const report = createReport();
  parseLocatedJson({ path: "", text }, report);
  const [first] = report.diagnostics;
  const span = first?.span;
  // What is too large for its reader may have its mistake anywhere.
  return first === undefined || span === undefined || first.code === jsonCodes.tooLarge({ limit: 0 }).code
    ? "it is no JSON"
    : `it is no JSON at ${span.startLine}:${span.startColumn}: ${first.message}`;
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}
