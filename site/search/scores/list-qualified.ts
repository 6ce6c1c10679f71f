import type { Symbols } from "../load-symbols.ts";
import type { WordFits } from "../match-word.ts";
import { readNameIndex } from "../name-index.ts";
import { chooseRarest } from "./choose-rarest.ts";
import { labelWords } from "./label-words.ts";
import type { QueryFits } from "./query-fits.ts";

/**
 * The entries that can have a score by what they belong to, and others with them: whatever `scoreQualified` gives one for, it has to
 * be among these.
 */
export function listQualified({ words, fits }: QueryFits, symbols: Symbols): ReadonlySet<number> {
  const { entriesOf, listStarting } = readNameIndex(symbols);
  const entries = new Set<number>();
  if (words.length < 2) return entries;
  const add = (names: readonly number[]): void => {
    for (const name of names) for (const entry of entriesOf(name)) entries.add(entry);
  };
  // The end of a path is what the name begins with.
  for (const cut of words.keys()) if (cut > 0) add(listStarting(words.slice(cut).join("")));
  // Each word has to be in one of the names around an entry, unless what its kind is called has it.
  const rarest = chooseRarest(fits.filter(({ word }) => !isOfLabel(word)));
  if (rarest === undefined) for (const each of fits) add(each.list());
  else addWithParts(rarest, symbols, entries);
  return entries;
}

function isOfLabel(word: string): boolean {
  return allLabelWords.has(word);
}

const allLabelWords: ReadonlySet<string> = new Set([...labelWords.values()].flatMap((words) => [...words]));

/** Adds the entries that a word fits, and what belongs to each of them: it comes behind it. */
function addWithParts(fits: WordFits, symbols: Symbols, entries: Set<number>): void {
  const { ownerOf, pageOf, firstOf, nameOf } = symbols;
  const { entriesOf } = readNameIndex(symbols);
  for (const name of fits.list()) {
    for (const entry of entriesOf(name)) {
      entries.add(entry);
      const page = pageOf[entry] ?? 0;
      const end = firstOf[page + 1] ?? nameOf.length;
      const isPart = (part: number): boolean => firstOf[page] === entry || ownerOf[part] === entry;
      for (let part = entry + 1; part < end && isPart(part); part += 1) entries.add(part);
    }
  }
}
