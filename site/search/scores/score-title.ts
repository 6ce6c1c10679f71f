import { foldName, isStopWord, splitWords } from "../../../generator/page-model/search-words.ts";
import { isCall } from "../is-call.ts";
import { toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { sayOrder } from "../say-order.ts";
import { standingOf } from "../standing-of.ts";
import type { EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";

/**
 * What a call counts for that is called what was asked, that and for what it is done, that and how, or that of one kind; the last
 * less for each word more.
 */
const titleScore = {
  whole: nameScores.path + 30,
  done: nameScores.path + 5,
  otherwise: nameScores.path - 5,
  ofKind: nameScores.number - 20,
  word: 12,
} as const;

/** With more words between, a call does something else. */
const mostBetween = 3;

/** What says for what, and not by what means or in which case. */
const places: ReadonlySet<string> = new Set(["for", "in", "of", "on", "to"]);

const articles: ReadonlySet<string> = new Set(["a", "all", "an", "the"]);

/**
 * Calls over HTTP have sentences for names. `Create an issue` is what `create issue` asks for, `Create a repository for a user` what
 * `create a repository` does, and `Create an organization repository` more so than `Create a repository webhook`, which creates no
 * repository; nor does `listPodPolicy` list pods, as `listCoreV1NamespacedPod` does.
 */
export function scoreTitle(text: string, symbols: Symbols): readonly EntryScores[] {
  const { kindOf, nameOf, names } = symbols;
  const order = sayOrder(text);
  if (!/^\s*\p{L}+(?:\s+[\p{L}\p{N}-]+){1,5}[\s?.!]*$/u.test(order)) return [];
  const asked = toWords(order);
  if (asked.length < 2) return [];
  let best = 0;
  const scores = Float32Array.from(kindOf, ({ label }, entry) => {
    if (!isCall(label)) return 0;
    const name = names[nameOf[entry] ?? 0];
    if (name === undefined || !name.folded.startsWith(asked[0] ?? "")) return 0;
    const score = scoreWords(toWords(name.name), asked);
    if (score === 0) return 0;
    best = Math.max(best, score);
    return score + standingOf(entry, symbols);
  });
  return best === 0 ? [] : [{ scores, best }];
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
