import { foldName, splitWords } from "../../../generator/page-model/search-words.ts";
import type { Symbols } from "../load-symbols.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";
import { scoreExactly } from "./score-words.ts";

/** What a name counts for that was asked for by another word, the first of them the most; less where it only has more words, as `dataHubPolicy` has. */
export const otherWord = { whole: 0.99, entity: 0.96, longer: 0.91, part: 0.68, step: 0.02 } as const;

interface OtherPlace {
  /** Its place among the others. */
  readonly index: number;
  /** What was asked, and all that it may stand for. */
  readonly shorter: readonly string[];
  /** Whether something is called just that. */
  readonly isNamed: boolean;
}

/** What entries score for another word that the query may mean, a little less than if it had been typed. */
export function scoreOther(other: string, { index, shorter, isNamed }: OtherPlace, symbols: Symbols): EntryScores {
  const words = splitWords(other).map(foldName);
  const found = scoreExactly(other, words, symbols);
  const folded = words.join("");
  const [isLonger = false, ...isLongerThan] = shorter.map(
    (each) => folded.length > each.length && folded.endsWith(each),
  );
  const step = otherWord.step * index;
  const whole = (isLonger ? otherWord.longer : otherWord.whole) - step;
  const part = otherWord.part - step;
  let best = 0;
  const scores = collectScores(found.scores.keys(), (entry) => {
    const score = found.scores.get(entry) ?? 0;
    const standing = standingOf(entry, symbols);
    const { depth, label } = symbols.kindOf[entry] ?? {};
    const isWhole = depth === 0 && score - standing >= nameScores.number;
    // Where something has the very name that was asked, only an entity is as likely to be meant by it.
    const ofEntity = isLonger || isLongerThan.includes(true) ? otherWord.entity - step : whole;
    const share = label === "entity" ? ofEntity : isNamed ? Math.min(whole, otherWord.longer) : whole;
    // In which number a thing is called by another word says nothing.
    const named = isWhole ? nameScores.whole * share : (score - standing) * part;
    if (named > best) best = named;
    return named + standing;
  });
  return { scores, best };
}
