import { discoverCodes } from "../diagnostics/codes/discover.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";

/**
 * The file as it is or, where a merge left markers of a conflict, with the first side of it: one mistake, which no
 * reader needs to stumble over. Lines keep their numbers.
 */
export function takeFirstSide<File extends SourceFile>(file: File, report: Report): File {
  if (!file.text.includes("<<<<<<<") && !file.text.includes(">>>>>>>")) return file;
  const lines = file.text.split("\n");
  const conflicts = findConflicts(lines, file.kind === "prose");
  const [first] = conflicts;
  if (first === undefined) return file;
  const end = first.end === first.start ? [] : [{ message: "ends here", span: spanOf(file, first.end) }];
  report.add(discoverCodes.mergeConflict({ others: conflicts.length - 1 }), spanOf(file, first.start), end);
  for (const { start, second, end } of conflicts) {
    lines[start] = "";
    lines.fill("", second, end + 1);
  }
  return { ...file, text: lines.join("\n") };
}

/** Numbers of lines, from 0. */
interface Conflict {
  readonly start: number;
  /** The line that ends the first side. */
  readonly second: number;
  readonly end: number;
}

/**
 * Markers stand at the beginning of their line. One that is left alone counts as well, but not in Markdown, where it
 * may be a quote; nor does what is shown as code there.
 */
function findConflicts(lines: readonly string[], isProse: boolean): readonly Conflict[] {
  const found: Conflict[] = [];
  let start: number | undefined;
  let second: number | undefined;
  let fence: string | undefined;
  const leave = (line: number): void => {
    if (!isProse) found.push({ start: line, second: line, end: line });
  };
  for (const [index, line] of lines.entries()) {
    if (isProse) {
      const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== undefined && fence === undefined) fence = mark;
      else if (mark?.startsWith(fence ?? "-") && line.trim() === mark) fence = undefined;
      if (fence !== undefined && start === undefined) continue;
    }
    const [marker] = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/.exec(line) ?? [];
    if (marker?.startsWith("<")) {
      if (start !== undefined) leave(start);
      start = index;
      second = undefined;
    } else if (start !== undefined && (marker?.startsWith("|") || marker?.startsWith("="))) {
      second ??= index;
    } else if (marker?.startsWith(">")) {
      if (start !== undefined && second !== undefined) {
        found.push({ start, second, end: index });
      } else {
        if (start !== undefined) leave(start);
        leave(index);
      }
      start = undefined;
      second = undefined;
    }
  }
  if (start !== undefined) leave(start);
  return found;
}

function spanOf({ path }: SourceFile, line: number) {
  return { file: path, startLine: line + 1, startColumn: 1, endLine: line + 1, endColumn: 7 };
}
