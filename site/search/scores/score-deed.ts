import { foldName, isStopWord, splitTerms, splitWords, toTerm } from "../../../generator/page-model/search-words.ts";
import { entriesOfCalls } from "../entries-of-calls.ts";
import { toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { readTask } from "../read-task.ts";
import { sayDeed } from "../say-deed.ts";
import { sayOrder } from "../say-order.ts";
import { standingOf } from "../standing-of.ts";
import { isManner } from "../suit-deed.ts";
import { removing } from "../verbs.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";

/** What calls begin with that bring a deed about, the likeliest first. */
const makers = ["create", "add", "set", "update", "put", "upsert", "submit", "request", "raise", "report"].map(toTerm);

/**
 * A call is often named by the noun of what it does: whoever would deprecate a dataset, protect a branch or comment on an issue,
 * is after `updateDeprecation`, `update-branch-protection` or `issues/create-comment`; and so is who asks how to.
 */
export function scoreDeed(text: string, symbols: Symbols): readonly EntryScores[] {
  const order = sayOrder(text);
  const [, verb = "", article, rest = ""] =
    /^\s*([a-z]{4,20})\s+((?:(?:on|to|for)\s+)?(?:an?|the|my)\s+)?(\S.{0,60}?)[\s?.!]*$/i.exec(sayDeed(order)) ?? [];
  const deed = toTerm(verb);
  const asked = new Set(splitTerms(rest).filter((term) => term !== "" && !isStopWord(term)));
  if (asked.size === 0 || isStopWord(verb) || makers.includes(deed)) return [];
  const said = toSingular(foldName(verb));
  const isOrder = article !== undefined && readTask(order) === "do";
  let best = 0;
  const scores = collectScores(entriesOfCalls(symbols), (entry) => {
    const name = symbols.nameOf[entry] ?? 0;
    const done = symbols.termsOf(name).find((term) => term === deed || (ends.has(deed) && ends.has(term)));
    if (done === undefined) return 0;
    const written = symbols.names[name]?.name ?? "";
    // The very word may be a thing, as in `access to a ship`, which wants no access token: it is a deed in an order, `comment on a ship`,
    // and where the name ends with it, as `addStar` does for `star a ship`. Several are things as well: who types `dataset tag` has ordered nothing
    // that `updateDatasets` does.
    const isNoun = splitWords(written).some((word) => toSingular(foldName(word)) === said);
    if (isNoun && !isOrder && (article === undefined || symbols.termsOf(name).at(-1) !== deed)) return 0;
    const place = rankDeed(written, done, asked);
    if (place === undefined) return 0;
    const score = deedScore.best - deedScore.step * place;
    best = Math.max(best, score);
    return score + standingOf(entry, symbols);
  });
  return best === 0 ? [] : [{ scores, best }];
}

/** What takes something away is called by one of them, whichever was said. */
const ends: ReadonlySet<string> = new Set(removing.map(toTerm));

/** Less than for what is called by all that was asked, more than for a part of something. */
const deedScore = { best: 760, step: 3 } as const;

/** How far a call's name is from what was asked; undefined for one that does something else, or that to something else. */
function rankDeed(name: string, deed: string, asked: ReadonlySet<string>): number | undefined {
  const terms = splitTerms(name);
  const at = terms.findIndex((term) => makers.includes(term));
  if (at < 0 || at >= terms.indexOf(deed)) return undefined;
  const others = terms.filter((term, index) => index !== at && term !== deed && !isManner(term));
  // Calls over HTTP are called by their group as well, `repos/update-branch-protection`, which nobody has to say.
  const group = new Set(splitTerms(name.slice(0, Math.max(0, name.lastIndexOf("/")))));
  const beside = others.filter((term) => !asked.has(term) && !group.has(term)).length;
  const missing = [...asked].filter((term) => !terms.includes(term)).length;
  // To ingest Tidal is no `createIngestionSource`, which says what else is made.
  if (beside > (missing < asked.size ? 1 : 0)) return undefined;
  // What takes anything away takes one thing away, and not an owner from a dataset.
  if (ends.has(deed) && missing > 1) return undefined;
  return makers.indexOf(terms[at] ?? "") + terms.filter(isManner).length + makers.length * (2 * beside + missing);
}
