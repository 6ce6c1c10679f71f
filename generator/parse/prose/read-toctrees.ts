import { closesFence, readFence } from "../../markdown/fence-reader.ts";
import { readDirective } from "../../markdown/myst/read-directive.ts";
import type { WrittenToctree } from "./prose-document.ts";

/** More entries are no list that somebody keeps. */
const mostEntries = 10_000;

/** The lists of pages below it that a page in MyST has. */
export function readToctrees(text: string): readonly WrittenToctree[] {
  if (!text.includes("{toctree}")) return [];
  const lines = text.split(/\r\n|\n|\r/);
  const found: WrittenToctree[] = [];
  /** The marks of other directives that are open, the innermost last. */
  const open: string[] = [];
  let fence: string | undefined;
  for (let line = 0; line < lines.length; line += 1) {
    const written = lines[line] ?? "";
    if (fence !== undefined) {
      if (closesFence(written, fence)) fence = undefined;
      continue;
    }
    const innermost = open.at(-1);
    if (innermost !== undefined && isEnd(written, innermost)) {
      open.pop();
      continue;
    }
    const directive = written.includes("{toctree}") ? readDirective(lines, line) : undefined;
    if (directive?.name !== "toctree") {
      const opened = readFence(written);
      // What is in other directives is read like the rest.
      if (opened?.language.startsWith("{") === true) open.push(opened.mark);
      else if (opened !== undefined) fence = opened.mark;
      continue;
    }
    const { mark, options, optionLines } = directive;
    const end = findEnd(lines, line + 1, mark);
    const entries = lines.slice(line + 1 + optionLines, end).slice(0, mostEntries);
    const [caption, isGlob] = [options.get("caption"), options.has("glob")];
    found.push({
      ...(caption === undefined || caption === "" ? undefined : { caption }),
      ...(isGlob ? { isGlob } : undefined),
      entries: entries.flatMap((entry) => readEntry(entry.trim())),
    });
    line = end;
  }
  return found;
}

/** The line that ends a directive, at or behind another line; the one behind the last where none does. */
function findEnd(lines: readonly string[], from: number, mark: string): number {
  let line = from;
  while (line < lines.length && !isEnd(lines[line] ?? "", mark)) line += 1;
  return line;
}

function isEnd(line: string, mark: string): boolean {
  const closing = /^[\t >]*([`~:]{3,})[ \t]*$/.exec(line)?.[1];
  return closing !== undefined && closing[0] === mark[0] && closing.length >= mark.length;
}

/** A page, or one by another name: `The start <start>`. */
function readEntry(text: string): WrittenToctree["entries"] {
  if (text === "" || text.startsWith("%") || text === "self") return [];
  const [, label, target = text] = /^(.*\S)\s*<([^<>]+)>$/.exec(text) ?? [];
  return [label === undefined ? { target } : { label, target }];
}
