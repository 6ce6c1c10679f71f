import type { MatchRun } from "../mcp/pages/find-hits.ts";

/** A character with what it takes of a line. */
interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly matched: boolean;
}

/** How much of a line stands before the first match, where that would be beyond its end. */
const shareBefore = 1 / 3;

/** As much of an excerpt as a line of so many columns has room for, with what was found in it. */
export function cutRuns(runs: readonly MatchRun[], columns: number): readonly MatchRun[] {
  const cells = toCells(runs);
  if (countColumns(cells) <= columns) return joinCells(cells);
  const first = cells.findIndex(({ matched }) => matched);
  const found = cells.findIndex(({ matched }, place) => place > first && !matched);
  const lead = countColumns(cells.slice(0, found < 0 ? cells.length : found));
  const start = first < 0 || lead < columns ? 0 : findStart(cells, first, columns * shareBefore);
  const before = start === 0 ? [] : [ellipsis, blank];
  const rest = cells.slice(start);
  const isCut = countColumns([...before, ...rest]) > columns;
  return joinCells([
    ...before,
    ...(isCut ? [...takeColumns(rest, columns - countColumns(before) - 1), ellipsis] : rest),
  ]);
}

const ellipsis: Cell = { text: "…", columns: 1, matched: false };
const blank: Cell = { text: " ", columns: 1, matched: false };

/** The beginning of a word that stands no more than so many columns before a place. */
function findStart(cells: readonly Cell[], place: number, room: number): number {
  let start = place;
  for (let at = place, left = room; at > 0 && left > 0; at -= 1) {
    left -= cells[at - 1]?.columns ?? 0;
    if (cells[at - 1]?.text === " ") start = at;
  }
  return start;
}

/** How long a word is, in letters, of which a beginning is shown. */
const longestHalf = 15;

function takeColumns(cells: readonly Cell[], columns: number): readonly Cell[] {
  let left = columns;
  const end = cells.findIndex((cell) => (left -= cell.columns) < 0);
  const taken = cells.slice(0, end);
  const blank = taken.findLastIndex(({ text }) => text === " ");
  const half = taken.slice(blank + 1);
  // Half a word says nothing, unless it is long, or was found.
  const isNothing = blank >= 0 && half.length < longestHalf && !half.some(({ matched }) => matched);
  return isNothing ? taken.slice(0, blank) : taken;
}

function toCells(runs: readonly MatchRun[]): readonly Cell[] {
  return runs.flatMap(({ text, matched = false }) =>
    Array.from(text, (character) => ({ text: character, columns: measure(character), matched })),
  );
}

function joinCells(cells: readonly Cell[]): readonly MatchRun[] {
  const runs: { text: string; matched?: true }[] = [];
  for (const { text, matched } of cells) {
    const last = runs.at(-1);
    if (last !== undefined && (last.matched === true) === matched) last.text += text;
    else runs.push(matched ? { text, matched } : { text });
  }
  return runs;
}

function countColumns(cells: readonly Cell[]): number {
  return cells.reduce((sum, { columns }) => sum + columns, 0);
}

/** As terminals do: letters of East Asia and emoji take two columns, what stands on another letter takes none. */
function measure(character: string): number {
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return 0;
  return /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]$|^\p{Emoji_Presentation}$|^[\u{20000}-\u{3fffd}]$/u.test(
    character,
  )
    ? 2
    : 1;
}
