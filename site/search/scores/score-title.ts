import { foldName, isStopWord, splitWords } from "../../../generator/page-model/search-words.ts";
import { dropKey } from "../drop-key.ts";
import { entriesOfCalls } from "../entries-of-calls.ts";
import { toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { sayOrder } from "../say-order.ts";
import { sayPlaced } from "../say-placed.ts";
import { standingOf } from "../standing-of.ts";
import { fetching, removing } from "../verbs.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";

/**
 * What a call counts for that is called what was asked, that and for what it is done, that and how, or that of one kind; the last
 * less for each word more, and what begins with another verb for the same a little less.
 */
const titleScore = {
  whole: nameScores.path + 30,
  done: nameScores.path + 5,
  otherwise: nameScores.path - 5,
  ofKind: nameScores.number - 20,
  word: 12,
  verb: 3,
} as const;

/** With more words between, a call does something else. */
const mostBetween = 3;

/** What says for what, and not by what means or in which case. */
const places: ReadonlySet<string> = new Set(["for", "in", "of", "on", "to"]);

const everything = /\ball\b/i;

const articles: ReadonlySet<string> = new Set(["a", "all", "an", "the"]);

/**
 * Calls over HTTP have sentences for names. `Create an issue` is what `create issue` asks for, `Create a repository for a user` what
 * `create a repository` does, and `Create an organization repository` more so than `Create a repository webhook`, which creates no
 * repository; nor does `listPodPolicy` list pods, as `listCoreV1NamespacedPod` does.
 */
export function scoreTitle(text: string, symbols: Symbols): readonly EntryScores[] {
  return [sayOrder(text), ...sayPlaced(sayOrder(text))].flatMap((order, index) =>
    scoreOrder(order, placedStep * index, symbols),
  );
}

/** What is taken from the score of a call that says otherwise where something is put. */
const placedStep = 2;

function scoreOrder(order: string, step: number, symbols: Symbols): readonly EntryScores[] {
  const { nameOf, names } = symbols;
  if (!/^\s*\p{L}+(?:\s+[\p{L}\p{N}-]+){1,5}[\s?.!]*$/u.test(order)) return [];
  const asked = toWords(order);
  if (asked.length < 2) return [];
  // What a single one is found by is seldom in the name.
  const bare = toWords(dropKey(order));
  const verbs = listAlike(asked[0] ?? "");
  let best = 0;
  const scores = collectScores(entriesOfCalls(symbols), (entry) => {
    const name = names[nameOf[entry] ?? 0];
    if (name === undefined || !verbs.some((verb) => name.folded.startsWith(verb))) return 0;
    const [first = "", ...others] = toWords(name.name);
    if (!verbs.includes(first)) return 0;
    // Whichever of the verbs it begins with, it does what was asked.
    const own = [asked[0] ?? "", ...others];
    // Nor does it more than that, unless all of them are asked for.
    const isMore = everything.test(name.name) && !everything.test(order);
    const alike = first === asked[0] && !isMore ? 0 : titleScore.verb;
    const said = Math.max(scoreWords(own, asked), bare.length < 2 ? 0 : scoreWords(own, bare));
    const score = said === 0 ? 0 : said - alike - step;
    if (score === 0) return 0;
    best = Math.max(best, score);
    return score + standingOf(entry, symbols);
  });
  return best === 0 ? [] : [{ scores, best }];
}

/** The verbs that say the same as one, with which names may begin. */
function listAlike(verb: string): readonly string[] {
  const group = [fetching, removing].find((verbs) => verbs.some((each) => each === verb));
  return group ?? [verb];
}

function scoreWords(own: readonly string[], asked: readonly string[]): number {
  let same = 0;
  while (same < asked.length && own[same] === asked[same]) same += 1;
  const next = own[same] ?? "";
  if (same === asked.length) {
    if (next === "") return titleScore.whole;
    if (places.has(next)) return titleScore.done;
    return isStopWord(next) || /^[a-z]{2,}(?:ed|ing)$/.test(next) ? titleScore.otherwise : 0;
  }
  // The verb and what it is done to are the same, and between them stands of which kind that is, or where.
  const between = own.length - asked.length;
  if (same === 0 || between < 1 || between > mostBetween) return 0;
  const rest = asked.slice(same);
  if (own.slice(same, same + between).some(isStopWord)) return 0;
  return rest.every((word, index) => own[same + between + index] === word)
    ? titleScore.ofKind - titleScore.word * between
    : 0;
}

/** Folded, each in its singular. */
function toWords(text: string): readonly string[] {
  return splitWords(text)
    .map(foldName)
    .filter((word) => !articles.has(word))
    .map((word, index) => (index === 0 ? word : toSingular(word)));
}
