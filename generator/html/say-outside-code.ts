/** Two line ends, between which no stretch of code in a line goes on. */
const paragraphEnd = /\n[ \t]*\n/;
/** As many marks begin code of several lines. */
const fence = 3;

/** A text in Markdown in which `say` has said all that isn't code between back-ticks, of which nothing is changed. */
export function sayOutsideCode(text: string, say: (words: string) => string): string {
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index, end: index + length }));
  const ends = listEnds(runs);
  let said = "";
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at];
    const last = ends[at];
    const end = last === undefined ? undefined : runs[last]?.end;
    if (run === undefined || last === undefined || end === undefined) continue;
    if (run.length < fence && paragraphEnd.test(text.slice(run.end, end))) continue;
    said += say(text.slice(from, run.index)) + text.slice(run.index, end);
    from = end;
    at = last;
  }
  return said + say(text.slice(from));
}

/** For each run of marks the next one that is as long. */
function listEnds(runs: readonly { readonly length: number }[]): readonly (number | undefined)[] {
  const known = new Map<number, number>();
  const ends: (number | undefined)[] = [];
  for (const [back, { length }] of runs.toReversed().entries()) {
    const at = runs.length - 1 - back;
    ends[at] = known.get(length);
    known.set(length, at);
  }
  return ends;
}
