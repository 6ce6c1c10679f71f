import { toTerm } from "../../generator/page-model/search-words.ts";
import type { QueryIntent } from "./read-intent.ts";
import type { FoundTerm } from "./found-term.ts";

const toTerms = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(toTerm));

/** Words that are in questions whatever they ask. */
export const weakWords = toTerms(
  "new own need want make get give let show see find look go happen work tell possible best way different difference " +
    "between other another some all each every one two please thing something correct right properly custom " +
    "mark flag before after",
);
/** How much they tell. */
const weakShare = 0.3;

/** Words that join others or say how many or how; in messages of errors they tell as much as any. */
const smallWords = toTerms(
  "many much several more most few once again always never already just only also still same such like really very too " +
    "instead without within during via per about around up down out off over under through across back while because " +
    "since until everything anything nothing somebody someone anybody everybody whole entire both either possible able " +
    "existing certain specific single multiple various good bad easy simple quick quickly",
);
const smallShare = 0.6;

/** Rare words tell more than common ones, but not by so much as their rarity says. */
const rarityPower = 0.9;

/** How much a word of a query tells: the fewer of `count` passages have it, the more. */
export function weighWord(terms: readonly FoundTerm[], count: number, asks: QueryIntent): number {
  const own = terms.filter(({ share }) => share === 1);
  const passages = (own.length > 0 ? own : terms).reduce((most, { postings }) => {
    return Math.max(most, postings.length / 3);
  }, 0);
  const rarity = passages === 0 ? 0 : Math.log(1 + (count - passages + 0.5) / (passages + 0.5));
  const isWeak = terms.some(({ term }) => weakWords.has(term));
  const isSmall = asks !== "help" && own.some(({ term }) => smallWords.has(term));
  return rarity ** rarityPower * (isWeak ? weakShare : isSmall ? smallShare : 1);
}
