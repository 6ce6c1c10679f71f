import { termPrefix, termShardOf, type TermShard } from "../../generator/page-model/search-index.ts";
import { splitWords, toTerm } from "../../generator/page-model/search-words.ts";
import { editDistance } from "./edit-distance.ts";
import type { SearchSource } from "./search-source.ts";
import type { FoundTerm } from "./found-term.ts";

const mostVariants = 12;

/**
 * What a word that was not asked for counts: one like it, one that begins with it, less where others follow, and what else it
 * may stand for, which is little where texts have the word itself.
 */
const shares = {
  longer: 0.3,
  started: 0.7,
  inside: 0.5,
  near: 0.5,
  other: 0.75,
  ofPhrase: 0.6,
  besideOwn: 0.4,
  called: 0.5,
} as const;

/** A word of a query, and phrases that it may stand for. */
export interface AskedWord {
  readonly term: string;
  readonly others: readonly string[];
  /** Nothing is missing where it isn't there. */
  readonly isOptional?: true | undefined;
}

/** A term as it is in the index, with what it may be the beginning of; words like it when there is none. */
export async function findTerms(
  { term, others, isOptional }: AskedWord,
  isLast: boolean,
  source: SearchSource,
): Promise<readonly FoundTerm[]> {
  if (isOptional === true) {
    const called = await Promise.all([
      findWhole(term, 1, source),
      ...others.map((each) => findWhole(each, shares.called, source)),
    ]);
    return called.flat();
  }
  const [own, ...more] = await Promise.all([
    findOwn(term, isLast, others.length > 0, source),
    ...others.flatMap((phrase) => {
      const terms = splitWords(phrase).map(toTerm);
      return terms.map((each) => findWhole(each, terms.length === 1 ? shares.other : shares.ofPhrase, source));
    }),
  ]);
  const besideOwn = own.some(({ share }) => share === 1) ? shares.besideOwn : 1;
  return [...own, ...more.flat().map((each) => ({ ...each, share: each.share * besideOwn }))];
}

async function findOwn(
  word: string,
  isLast: boolean,
  hasOthers: boolean,
  { reader }: SearchSource,
): Promise<readonly FoundTerm[]> {
  const shard = await reader.terms(termShardOf(word, reader.manifest.terms.length));
  const own = readTerm(shard, word, 1);
  if (own.length > 0 && (!isLast || word.length < termPrefix)) return own;
  if (word.length < termPrefix) return own;
  const terms = Object.keys(shard).filter((term) => term.startsWith(word) && term !== word);
  const longer = terms.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostVariants);
  const isLonger = own.length > 0;
  const share = isLonger ? shares.longer : isLast ? shares.started : shares.inside;
  const started = longer.flatMap((term) => readTerm(shard, term, share).map((each) => ({ ...each, isLonger })));
  if (own.length + started.length > 0 || hasOthers) return [...own, ...started];
  const near = Object.keys(shard).filter((term) => editDistance(term, word, 1) <= 1);
  const like = near.length > 0 ? near : listInflected(Object.keys(shard), word);
  if (like.length > 0) return like.slice(0, mostVariants).flatMap((term) => readTerm(shard, term, shares.near));
  return findCompounds(word, reader);
}

/** What words of German end in by how they are inflected, and by nothing else: `bezahlen`, `bezahlt`. */
const germanEnding = /(?<=.{5})(?:en|et|n|st|t|te|ten)$/;

/** Terms that differ from a word in such an ending. */
function listInflected(terms: readonly string[], word: string): readonly string[] {
  const stem = word.replace(germanEnding, "");
  return stem === word ? [] : terms.filter((term) => term.replace(germanEnding, "") === stem);
}

/** Where there are more, to look through all of them for a word that nothing begins with would load too much. */
const mostShards = 8;

/** Shorter ones end too much. */
const shortestEnd = 4;

/** So many letters a compound may have behind it, as in `Benutzergruppen`. */
const longestEnding = 3;

/** Compounds that end in a word, as German has them: `Wassertiefe` is a `Tiefe`. */
async function findCompounds(word: string, reader: SearchSource["reader"]): Promise<readonly FoundTerm[]> {
  const count = reader.manifest.terms.length;
  if (word.length < shortestEnd || count > mostShards) return [];
  const shards = await Promise.all(Array.from({ length: count }, (_, shard) => reader.terms(shard)));
  const found = shards.flatMap((shard) => {
    const terms = Object.keys(shard).filter((term) => endsIn(term, word));
    return terms.map((term) => ({ term, shard }));
  });
  const shortest = found.toSorted((a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1));
  return shortest.slice(0, mostVariants).flatMap(({ term, shard }) => readTerm(shard, term, shares.inside));
}

/** Whether a term ends in a word, in whichever form, and has another one before it. */
function endsIn(term: string, word: string): boolean {
  const at = term.lastIndexOf(word);
  return at >= termPrefix && term.length - at - word.length <= longestEnding;
}

async function findWhole(term: string, share: number, { reader }: SearchSource): Promise<readonly FoundTerm[]> {
  return readTerm(await reader.terms(termShardOf(term, reader.manifest.terms.length)), term, share);
}

function readTerm(shard: TermShard, term: string, share: number): readonly FoundTerm[] {
  const postings = Object.hasOwn(shard, term) ? shard[term] : undefined;
  return postings === undefined ? [] : [{ term, postings, share }];
}
