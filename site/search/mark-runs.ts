import { cutUnspaced } from "../../generator/page-model/search-unspaced.ts";
import { foldName, splitWords, toTerm } from "../../generator/page-model/search-words.ts";
import { toWrittenRange, type FoldedName, type TextRange } from "./folded-name.ts";
import type { MatchRun } from "./search-answer.ts";

/** A name in runs: where it is what was asked, or where each word of it is. */
export function markName(name: FoldedName, words: readonly string[]): readonly MatchRun[] {
  const joined = words.join("");
  const whole = joined === "" ? undefined : findRange(joined, name);
  const ranges = whole === undefined ? words.map((word) => findRange(word, name)) : [whole];
  const found = ranges.flatMap((range) => (range === undefined ? [] : [toWrittenRange(name.name, range)]));
  return cutRuns(name.name, found);
}

/** Where a folded word is in a name, at the beginning of one of its words if it can be. */
function findRange(word: string, { folded, starts }: FoldedName): TextRange | undefined {
  const start = starts.find((at) => folded.startsWith(word, at)) ?? folded.indexOf(word);
  return start < 0 ? undefined : { start, end: start + word.length };
}

/** A name in runs, each word of it that has one of the terms marked whole; `terms` are the terms that were found. */
export function markWords(name: string, terms: ReadonlySet<string>): readonly MatchRun[] {
  const ranges = [...name.matchAll(word)].flatMap(({ 0: word, index }) => {
    if (terms.has(foldName(word))) return [{ start: index, end: index + word.length }];
    let at = 0;
    return splitWords(word).flatMap((part) => {
      const start = word.indexOf(part, at);
      at = start + part.length;
      return listPieces(part, index + start, terms).filter(({ isMatched }) => isMatched);
    });
  });
  return cutRuns(name, ranges);
}

/** As texts write it: code with its low lines. */
const word = /[\p{L}\p{M}\p{N}_]+/gu;

/** What is looked for of a word that stands at a place of a text, and whether it was found. */
function listPieces(word: string, at: number, terms: ReadonlySet<string>): readonly (MatchedWord & IsMatched)[] {
  return cutUnspaced(word).map((piece) => {
    const term = toTerm(piece.text);
    const start = at + piece.start;
    const isMatched = terms.has(term) || terms.has(foldName(piece.text));
    return { start, end: start + piece.text.length, term, isMatched };
  });
}

interface IsMatched {
  readonly isMatched: boolean;
}

/** How much of a passage is shown. */
const excerptLength = 180;

/** The part of a passage that says most of what was asked, in runs; `terms` are the terms that were found. */
export function markExcerpt(text: string, terms: ReadonlySet<string>): readonly MatchRun[] {
  const words = [...text.matchAll(word)].flatMap(({ 0: word, index }) => listPieces(word, index, terms));
  const matched = words.filter(({ isMatched }) => isMatched);
  const { from, to } = chooseWindow(text, matched);
  const ranges = matched
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
  const runs = cutRuns(text.slice(from, to), ranges);
  return [...(from > 0 ? [{ text: "… " }] : []), ...runs, ...(to < text.length ? [{ text: " …" }] : [])];
}

interface MatchedWord extends TextRange {
  readonly term: string;
}

/** The window with the most different terms, the first of several; it begins and ends between words. */
function chooseWindow(text: string, matched: readonly MatchedWord[]): { readonly from: number; readonly to: number } {
  if (text.length <= excerptLength) return { from: 0, to: text.length };
  let best = { start: 0, count: 0 };
  for (const [index, first] of matched.entries()) {
    const seen = new Set<string>();
    for (let at = index; at < matched.length; at += 1) {
      const word = matched[at];
      if (word === undefined || word.end > first.start + excerptLength - 40) break;
      seen.add(word.term);
    }
    if (seen.size > best.count) best = { start: first.start, count: seen.size };
  }
  const wanted = Math.max(0, Math.min(best.start - 40, text.length - excerptLength));
  const next = text.indexOf(" ", wanted) + 1;
  // Some scripts have no spaces.
  const from = wanted === 0 ? 0 : next === 0 || next > wanted + longestWord ? wanted : next;
  const end = from + excerptLength;
  const space = end >= text.length ? text.length : text.lastIndexOf(" ", end);
  return { from, to: space > end - longestWord ? space : Math.min(text.length, end) };
}

/** So far from where it is wanted an excerpt may begin or end to have no word in two. */
const longestWord = 60;

function cutRuns(text: string, ranges: readonly TextRange[]): readonly MatchRun[] {
  const runs: MatchRun[] = [];
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    if (from >= end) continue;
    const last = runs.at(-1);
    if (from === at && last?.matched === true)
      runs[runs.length - 1] = { text: last.text + text.slice(from, end), matched: true };
    else {
      if (from > at) runs.push({ text: text.slice(at, from) });
      runs.push({ text: text.slice(from, end), matched: true });
    }
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}
