import { isUtf8 } from "node:buffer";
import type { Span } from "../../catalogue/span.ts";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { endLines } from "../../places/end-lines.ts";
import { findDeclaredEncoding } from "./find-declared-encoding.ts";
import { isLinkAsText } from "./is-link-as-text.ts";
import { isLfsPointer } from "./is-lfs-pointer.ts";

/** The bytes of a file as text. */
export interface DecodedFile {
  /** Without a byte order mark; for a file that is no text of its own, its bytes as far as they can be shown. */
  readonly text: string;
  readonly isText: boolean;
}

/** Most bytes of a file without text that are kept for the frame under its diagnostic. */
const excerptSize = 4096;

/** The text of a file's bytes. What is odd about them is reported at the first place that shows it. */
export function decodeFile(path: string, bytes: Buffer, report: Report): DecodedFile {
  if (isLfsPointer(bytes)) {
    const text = decode(bytes);
    report.add(discoverCodes.lfsPointer(), spanAt(path, text, 0));
    return { text, isText: false };
  }
  if (isLinkAsText(path, bytes)) {
    const text = decode(bytes);
    report.add(discoverCodes.linkAsText({ target: text }), spanAt(path, text, 0));
    return { text, isText: false };
  }
  const encoding = findOtherEncoding(bytes);
  if (encoding !== undefined || bytes.includes(0)) {
    const excerpt = decode(bytes.subarray(0, Math.max(excerptSize, bytes.indexOf(0) + 1)));
    const offset = encoding === undefined ? excerpt.indexOf("\0") : 0;
    const what = encoding ?? "a NUL byte";
    report.add(discoverCodes.binaryFile({ what }), spanAt(path, excerpt, Math.max(0, offset)));
    return { text: excerpt, isText: false };
  }
  const isOther = !isUtf8(bytes);
  const declared = isOther ? findDeclaredEncoding(path, bytes) : undefined;
  const decoded = endLines(isOther ? decode(bytes, declared) : bytes.toString("utf8"));
  if (isOther && (declared === undefined || decoded.includes("\ufffd"))) {
    const count = decoded.split("\ufffd").length - 1;
    report.add(discoverCodes.notUtf8({ count }), spanAt(path, decoded, decoded.indexOf("\ufffd")));
  }
  if (!decoded.startsWith("\ufeff")) return { text: decoded, isText: true };
  report.add(discoverCodes.byteOrderMark(), spanAt(path, decoded, 0));
  return { text: decoded.slice(1), isText: true };
}

function decode(bytes: Buffer, encoding = "utf-8"): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

function findOtherEncoding(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  if (first === 0x1f && second === 0x8b) return "gzip data";
  if (first === 0x50 && second === 0x4b && bytes[2] === 3 && bytes[3] === 4) return "a ZIP archive";
  return undefined;
}

function spanAt(file: string, text: string, offset: number): Span {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - (before.lastIndexOf("\n") + 1) + 1;
  return { file, startLine: line, startColumn: column, endLine: line, endColumn: column };
}
