import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";
import type { Symbols } from "../load-symbols.ts";
import { readNameIndex } from "../name-index.ts";
import { parseQuery } from "../parse-query.ts";
import { readSettings } from "../read-settings.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, mergeScores, weaken, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";
import { scoreOfKind } from "./score-of-kind.ts";

const isSetUp = new Set<string>([searchKinds.source.label, searchKinds.sink.label]);

/** What the options of something count for: more than its page, since they were asked for, and less than what is called all of it. */
const optionsScore = nameScores.path;

/** What its page counts for beside them, or where they stand under no heading of their own. */
const pageShare = 0.985;

/** The options of a source or sink, by whatever word: `snowflake config`. Its page says them under a heading. */
export function scoreSettings(text: string, symbols: Symbols): readonly EntryScores[] {
  const asked = readSettings(text);
  if (asked === undefined) return [];
  const isMeant = ({ label }: { readonly label: string }): boolean =>
    asked.kind === undefined ? isSetUp.has(label) : label === asked.kind;
  const pages = scoreOfKind(parseQuery(asked.name), isMeant, symbols, asked.kind !== undefined);
  if (pages.best === 0) return [];
  const shown = new Map([...pages.scores.keys()].map((entry) => [symbols.pageOf[entry], entry]));
  const index = readNameIndex(symbols);
  const headings = index
    .listCalled(foldName("Options"))
    .flatMap((called) => [...index.entriesOf(called)])
    .filter((entry) => symbols.kindOf[entry]?.label === searchKinds.heading.label && shown.has(symbols.pageOf[entry]));
  const scores = collectScores(headings, (entry) => {
    const page = shown.get(symbols.pageOf[entry]);
    return optionsScore + (page === undefined ? 0 : standingOf(page, symbols));
  });
  const page = weaken(pages, pageShare);
  return [scores.size === 0 ? page : mergeScores(page, { scores, best: optionsScore })];
}
