import { foldName } from "../../../generator/page-model/search-words.ts";
import { listOthers, toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { dropStopWords, type ParsedQuery } from "../parse-query.ts";
import { spellWords } from "../spell-words.ts";
import { mergeScores, noScores, weaken, type EntryScores } from "./entry-scores.ts";
import { isShort } from "./is-short.ts";
import { nameScores } from "./name-scores.ts";
import { scoreOther } from "./score-other.ts";
import { scoreExactly, scoreNearly } from "./score-words.ts";

/** What entries score for a query as it stands, for other words of it, and with its slips put right. */
export function scoreAsAsked({ text, words }: Pick<ParsedQuery, "text" | "words">, symbols: Symbols): EntryScores {
  const own = scoreOwn({ text, words }, symbols);
  // With its dashes, an option of a command is meant and nothing else.
  if (text.startsWith("-")) return own;
  const others = listOthers(words, symbols);
  const all = scoreOthers(own, words, symbols);
  // A constant has slips in one of its words, and none that leave one of them out: `HARBOUR_TZ` is no harbour.
  if (all.best >= sure || others.length > 0 || isShort(text) || /^\w+_\w+$/.test(text)) return all;
  const right = spellWords(words, symbols);
  if (right === undefined) return all;
  const meant = scoreExactly(right.join(" "), right, symbols);
  return mergeScores(all, weaken(scoreOthers(meant, right, symbols), rightShare));
}

/** Below this, nothing that was found is what was meant, so that slips are considered. */
const sure = nameScores.words;

/** Whoever writes articles asks for nothing else: `create a secret` is `createSecret`, and no question; only that very name is meant. */
function scoreWithoutArticles(words: readonly string[], symbols: Symbols): EntryScores {
  const named = words.filter((word) => !articles.has(word));
  if (named.length === 0 || named.length === words.length) return noScores;
  const found = scoreExactly(named.join(" "), named, symbols);
  return found.best >= nameScores.number ? weaken(found, namedShare) : noScores;
}

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** What a name counts for that was asked for with an article, which some heading may have as well. */
const namedShare = 0.99;

/** What a name counts for that was spelled wrong. */
export const rightShare = 0.97;

function scoreOthers(own: EntryScores, words: readonly string[], symbols: Symbols): EntryScores {
  const joined = words.map(toSingular).join("");
  const isNamed = own.best >= nameScores.whole;
  const others = listOthers(words, symbols);
  // An entity that is called by one of them with something before it is a step further from what was asked.
  const shorter = [joined, ...others.map(foldName)];
  return others.reduce(
    (sum, other, index) => mergeScores(sum, scoreOther(other, { index, shorter, isNamed }, symbols)),
    own,
  );
}

function scoreOwn({ text, words }: Pick<ParsedQuery, "text" | "words">, symbols: Symbols): EntryScores {
  const asWritten = scoreExactly(text, words, symbols);
  const found = mergeScores(asWritten, scoreWithoutArticles(words, symbols));
  if (found.best >= sure) return found;
  const singular = words.map(toSingular);
  if (singular.some((word, index) => word !== words[index])) {
    const foundOne = scoreExactly(text, singular, symbols);
    if (foundOne.best >= sure) return foundOne;
  }
  const telling = dropStopWords(words);
  if (telling.length === words.length) return isShort(text) ? found : scoreNearly(text, words, symbols);
  // A heading may have all small words of a question and be about something else.
  const asked = mergeScores(found, scoreExactly(text, telling, symbols));
  const rest = asked.best > 0 ? asked : scoreNearly(text, telling, symbols, words.join(""));
  // What is left of a question is not what was asked.
  return { ...rest, best: Math.min(rest.best, nameScores.words) };
}
