/** A stretch of words that both texts have, or one of them alone. */
export interface MarkedWords {
  readonly text: string;
  readonly kind: "same" | "removed" | "added";
}

/** Beyond so many words that may differ, texts are told as replaced: comparing takes the product of both. */
const mostWords = 1_000;

/** Two texts as one, with the words that went and those that came in their place; spaces go with the word before them. */
export function markWords(before: string, after: string): readonly MarkedWords[] {
  const [was, is] = [before, after].map((text) => text.match(/\s*\S+\s*/g) ?? []);
  if (was === undefined || is === undefined) return [];
  let start = 0;
  while (start < was.length && start < is.length && isSameWord(was[start], is[start])) start += 1;
  let end = 0;
  const shortest = Math.min(was.length, is.length) - start;
  while (end < shortest && isSameWord(was.at(-1 - end), is.at(-1 - end))) end += 1;
  const [removed, added] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
  const isLong = removed.length * added.length > mostWords ** 2;
  return join([
    ...is.slice(0, start).map((text) => ({ text, kind: "same" as const })),
    ...(isLong ? replaceAll(removed, added) : align(removed, added)),
    ...is.slice(is.length - end).map((text) => ({ text, kind: "same" as const })),
  ]);
}

/** How lines are broken is nobody's concern. */
function isSameWord(one: string | undefined, other: string | undefined): boolean {
  return one?.trim() === other?.trim();
}

function replaceAll(removed: readonly string[], added: readonly string[]): readonly MarkedWords[] {
  return [
    ...removed.map((text) => ({ text, kind: "removed" as const })),
    ...added.map((text) => ({ text, kind: "added" as const })),
  ];
}

/** Keeps the longest sequence of words that both have. */
function align(removed: readonly string[], added: readonly string[]): readonly MarkedWords[] {
  const width = added.length + 1;
  // At [i, j], how many words the rest of both has in common.
  const common = new Uint32Array((removed.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSameWord(removed[i], added[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const marked: MarkedWords[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    const [was, is] = [removed[i], added[j]];
    if (was !== undefined && is !== undefined && isSameWord(was, is)) {
      marked.push({ text: is, kind: "same" });
      i += 1;
      j += 1;
    } else if (is === undefined || (was !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      marked.push({ text: was ?? "", kind: "removed" });
      i += 1;
    } else {
      marked.push({ text: is, kind: "added" });
      j += 1;
    }
  }
  return marked;
}

function join(words: readonly MarkedWords[]): readonly MarkedWords[] {
  const joined: { text: string; readonly kind: MarkedWords["kind"] }[] = [];
  for (const { text, kind } of words) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ text, kind });
  }
  return joined;
}
