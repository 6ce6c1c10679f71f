import type { ReadText } from "../../markdown/read-markdown.ts";
import { findLine, listLineStarts } from "../../places/line-starts.ts";
import type { FileLines } from "./locate-targets.ts";
import type { ProsePrivilege } from "./prose-document.ts";

/**
 * A list as policies have it, in whichever language: `privileges: [A_B]`, `"privileges": ["A_B"]`, `privileges=["A_B"]`.
 * No list is longer, so that one that is never closed costs little.
 */
const list = /\bprivileges["']?\s{0,40}[:=]\s{0,40}\[([^\]]{0,4000})\]/g;

/** A constant; words of one piece are too likely to be something else. */
const constant = /(?<!\w)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g;

/** The privileges that code on the page grants. */
export function findPrivileges({ tokens }: ReadText, file: FileLines): readonly ProsePrivilege[] {
  return tokens.flatMap(({ type, map, content }) =>
    type === "fence" && map !== null && content.includes("privileges") ? findInCode(content, map[0] + 1, file) : [],
  );
}

/** Those in code that begins on a line of the file. */
function findInCode(code: string, firstLine: number, file: FileLines): readonly ProsePrivilege[] {
  const starts = listLineStarts(code);
  return [...code.matchAll(list)].flatMap(({ 0: whole, 1: entries = "", index: at }) =>
    [...entries.matchAll(constant)].map(({ 0: name, index }): ProsePrivilege => {
      const offset = at + whole.length - 1 - entries.length + index;
      const line = findLine(starts, offset);
      const start = starts[line] ?? 0;
      const text = code.slice(start, (starts[line + 1] ?? code.length + 1) - 1);
      // Code in a list or a quote begins further in.
      const indent = Math.max(0, (file.lines[firstLine + line] ?? "").indexOf(text));
      return { name, span: file.span(firstLine + line, indent + offset - start, name.length) };
    }),
  );
}
