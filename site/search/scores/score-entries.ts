import { searchKinds, type SearchKind } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";
import { toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { parseQuery, type ParsedQuery } from "../parse-query.ts";
import { readKind } from "../read-kind.ts";
import { type OrderQuery, readOrder } from "../read-order.ts";
import { saySwitch } from "../say-switch.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, mergeScores, noScores, weaken, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";
import { scoreAsAsked } from "./score-as-asked.ts";
import { scoreDeed } from "./score-deed.ts";
import { scoreOfKind } from "./score-of-kind.ts";
import {
  scoreCalls,
  scoreLast,
  scorePart,
  scoreSides,
  scoreTurned,
  scoreUrn,
  scoreUsage,
  scoreWay,
  scoreWritten,
} from "./score-readings.ts";
import { scoreSettings } from "./score-settings.ts";
import { scoreWithTool } from "./score-with-tool.ts";
import { scoreTitle } from "./score-title.ts";
import { scoreStart } from "./score-start.ts";

/*
 * How well an entry answers a query. The name counts first: whole, as a beginning, by its words, by a part of
 * one. Words of the query that are not in the name may be in what it belongs to, or name its kind.
 */

/**
 * For each entry its score. When no name has the words, a question is asked again without its small words, and
 * then for names that differ by a slip. What else the words may stand for is asked as well, and counts for less.
 */
export function scoreEntries(query: Pick<ParsedQuery, "text" | "words" | "part">, symbols: Symbols): EntryScores {
  const ofKinds = readKind(query.text).map(({ text, isMeant, isPart }) =>
    scoreOfKind(parseQuery(text), isMeant, symbols, isPart),
  );
  const orders = readOrder(query.text);
  const scoreOrders = (some: readonly OrderQuery[]): readonly EntryScores[] =>
    some.map(({ text, isMeant, share = 1 }) => weaken(scoreOfKind(parseQuery(text), isMeant, symbols), share));
  const read = [
    ...ofKinds,
    ...scoreOrders(orders.filter(({ isAround }) => isAround !== true)),
    ...scoreDeed(query.text, symbols),
    ...scoreStart(query.text, symbols),
    ...scoreTitle(query.text, symbols),
    ...scoreUsage(query.text, symbols),
    ...scoreCalls(query.text, symbols),
    ...scoreTurned(query.text, symbols),
    ...scoreLast(query.text, symbols),
    ...scorePart(query.part, symbols),
    ...scoreSides(query.text, symbols),
    ...scoreUrn(query.text, symbols),
    ...scoreWay(query.text, symbols),
    ...scoreWithTool(query.text, symbols),
    ...scoreSettings(query.text, symbols),
    ...scoreWritten(query.text, symbols),
  ];
  const done = read.reduce(mergeScores, scoreAsAsked(query, symbols));
  const found = orders
    .filter(({ isAround }) => isAround)
    .reduce((sum, order) => mergeAround(sum, scoreOrders([order])[0] ?? sum, order, symbols), done);
  const switched = saySwitch(query.text);
  if (switched !== undefined)
    return mergeScores(scoreEntries(parseQuery(switched), symbols), weaken(found, unswitchedShare));
  return found.best > 0 ? found : scoreKind(query.words, symbols);
}

/** With what an order is about. Where nothing carries it out and nothing is called that, what is called alike is told as no more than it is. */
function mergeAround(
  done: EntryScores,
  around: EntryScores,
  { text }: OrderQuery,
  { names, nameOf }: Symbols,
): EntryScores {
  const merged = mergeScores(done, around);
  if (around.best <= done.best) return merged;
  const said = toSingular(foldName(text.split(/\s+/).at(-1) ?? ""));
  const isCalled = [...around.scores].some(
    ([entry, score]) => score > 0 && names[nameOf[entry] ?? 0]?.folded.includes(said) === true,
  );
  return isCalled ? merged : { ...merged, isOther: true };
}

/** What a name counts for that has what is turned off, or those very words, where others say it with a verb. */
const unswitchedShare = 0.9;

/** All of a kind that is asked for by what it is called and by nothing else, where nothing has that name: `commands`. */
function scoreKind(words: readonly string[], symbols: Symbols): EntryScores {
  const asked = words.map(toSingular).join("");
  // There are few kinds, and many things of each.
  const meant = new Set<SearchKind>(Object.values(searchKinds).filter(({ label }) => foldName(label) === asked));
  if (meant.size === 0) return noScores;
  const { kindOf } = symbols;
  const entries = [...kindOf.keys()].filter((entry) => meant.has(kindOf[entry] ?? searchKinds.page));
  const scores = collectScores(entries, (entry) => nameScores.number + standingOf(entry, symbols));
  return { scores, best: scores.size > 0 ? nameScores.number : 0 };
}
