import type { IncludeDirective } from "../../markdown/include-directive.ts";
import { leastIndent } from "../../places/indentation.ts";

/** The part of a file that a page takes in. */
export interface CutText {
  readonly text: string;
  /** What was asked for and is not there, in words; the whole text is given instead. */
  readonly missing?: string | undefined;
}

/** The lines or the region that a directive asks for, set in no deeper than they have to be. */
export function cutIncluded(text: string, { lines, section, between }: IncludeDirective): CutText {
  if (between !== undefined) return cutBetween(text, between);
  if (lines === undefined && section === undefined) return { text };
  const all = text.split("\n");
  if (lines !== undefined) {
    const [first, last] = lines;
    const cut = all.slice(Math.max(0, first - 1), last);
    if (cut.length > 0) return { text: dedent(cut) };
    return { text, missing: last === Number.MAX_SAFE_INTEGER ? `line ${first}` : `lines ${first} to ${last}` };
  }
  const start = all.findIndex((line) => isMark(line, "region", section));
  const length = all.slice(start + 1).findIndex((line) => isMark(line, "endregion", undefined));
  if (start === -1 || length === -1) return { text, missing: `region \`${section}\`` };
  return { text: dedent(all.slice(start + 1, start + 1 + length)) };
}

function cutBetween(text: string, [from, to]: NonNullable<IncludeDirective["between"]>): CutText {
  const start = from === undefined ? 0 : text.indexOf(from);
  const first = start + (from?.length ?? 0);
  const end = to === undefined ? text.length : text.indexOf(to, Math.max(first, 0));
  if (start === -1 || end === -1) return { text, missing: `mark \`${start === -1 ? from : to}\`` };
  return { text: text.slice(first, end) };
}

/** `# region name` in a comment of whatever language. */
function isMark(line: string, word: string, name: string | undefined): boolean {
  const words = line.trim().split(/\s+/);
  const at = words.findIndex((one) => one.replace(/^\W+/, "") === word);
  return at !== -1 && (name === undefined || words[at + 1] === name);
}

function dedent(lines: readonly string[]): string {
  const least = leastIndent(lines);
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)).join("\n") : lines.join("\n");
}
