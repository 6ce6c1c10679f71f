import type { FoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import type { ParsedQuery } from "../parse-query.ts";
import type { KindQuery } from "../read-kind.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";
import { rightShare, scoreAsAsked } from "./score-as-asked.ts";
import { otherWord } from "./score-other.ts";

/** What a name counts for whose kind was said with it: a thing that is called all of it, in whatever number, comes before. */
const ofKindScore = nameScores.number * 0.985;

/** What is added for a thing that is called so in the number that was asked for: to list products, ask for `products`. */
const numberBonus = 40;

/** What a thing counts for whose kind was said, and a part of its name: still enough to come before texts. */
const partScore = nameScores.number * 0.955;

/** Things of a kind that are called what was asked, and none that only have something of it, unless a part is as good. */
export function scoreOfKind(
  query: Pick<ParsedQuery, "text" | "words">,
  isMeant: KindQuery["isMeant"],
  symbols: Symbols,
  isPart = false,
): EntryScores {
  const { scores } = scoreAsAsked(query, symbols);
  let best = 0;
  const ofKind = collectScores(scores.keys(), (entry) => {
    const kind = symbols.kindOf[entry];
    const own = (scores.get(entry) ?? 0) - standingOf(entry, symbols);
    if (kind === undefined || !isMeant(kind)) return 0;
    if (own < nameScores.number * otherWord.entity * rightShare) {
      if (!isPart || !hasWords(symbols.names[symbols.nameOf[entry] ?? 0], query.words)) return 0;
      best = Math.max(best, partScore);
      return partScore + standingOf(entry, symbols);
    }
    best = ofKindScore;
    const isWritten = kind.depth === 0 && own >= nameScores.whole;
    return ofKindScore + standingOf(entry, symbols) + (isWritten ? numberBonus : 0);
  });
  return { scores: ofKind, best };
}

/** Whether each word is one of a name's own, or several of them that follow one another. */
function hasWords(name: FoldedName | undefined, words: readonly string[]): boolean {
  if (name === undefined) return false;
  const bounds = [0, ...name.starts, name.folded.length];
  return words.every((word) =>
    bounds.some((at) => name.folded.startsWith(word, at) && bounds.includes(at + word.length)),
  );
}
