import type { IncludeStyle, IncludeTarget } from "../../../places/include-paths.ts";

interface SectionMarks {
  readonly start: RegExp;
  readonly end: RegExp;
}

const marks: Readonly<Record<IncludeStyle, SectionMarks>> = {
  scissors: {
    start: /-8<-+[ \t]*\[[ \t]*start:[ \t]*([\w.-]+)[ \t]*\]/i,
    end: /-8<-+[ \t]*\[[ \t]*end:[ \t]*([\w.-]+)[ \t]*\]/i,
  },
  braces: { start: /\bANCHOR:\s*([\w-]+)/, end: /\bANCHOR_END:\s*([\w-]+)/ },
};

/** The numbers of the lines that are wanted, from 0; undefined where there are none. Marks of sections are none of them. */
export function cutLines(
  lines: readonly string[],
  { ranges, section }: IncludeTarget,
  style: IncludeStyle,
): readonly number[] | undefined {
  const { start, end } = marks[style];
  const holdsText = (line: number): boolean => !start.test(lines[line] ?? "") && !end.test(lines[line] ?? "");
  const all = [...lines.keys()];
  // In a book, marks are left out of what is between marks alone.
  if (ranges === undefined && section === undefined) return style === "braces" ? all : all.filter(holdsText);
  if (ranges !== undefined) {
    const wanted = ranges.flatMap(([first, last]) => all.slice(Math.max(0, first - 1), Math.max(0, last)));
    if (wanted.length === 0) return undefined;
    return style === "braces" ? wanted : wanted.filter(holdsText);
  }
  const from = lines.findIndex((line) => start.exec(line)?.[1] === section);
  if (from < 0) return undefined;
  const to = lines.findIndex((line, index) => index > from && end.exec(line)?.[1] === section);
  return all.slice(from + 1, to < 0 ? undefined : to).filter(holdsText);
}
