import { foldName, isStopWord } from "../../../generator/page-model/search-words.ts";
import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import type { Symbols } from "../load-symbols.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { nameScores } from "./name-scores.ts";

/** How somebody asks who is new and knows no name of anything yet; at most with what to begin. */
const asksStart =
  /^\s*(?:(?:how|where)\s+(?:(?:can|do|does|should)\s+(?:i|one|we)\s+|to\s+)(?:get\s+)?(?:begin|start(?:ed)?)|get(?:ting)?\s+started|first\s+steps|start\s+here|(?:i(?:'|\s+a)m\s+)?new\s+here|quick\s?start|tutorial)(?:\s+(?:here|guide|(?:using|with)\s+(\S.{0,40}?)))?[\s?.!]*$/i;

/** A word that may as well be the name of something, of which the site's first page is none. */
const isName = /^\s*\S+\s*$/;

/** What guides are called that begin at the beginning, the likeliest first. */
const beginnings: readonly RegExp[] = [
  /\b(?:get(?:ting)?[ -]started|quick[ -]?start|first steps|start here)\b/i,
  /\bin (?:\d+|five|ten|fifteen|twenty|thirty|a few) minutes\b/i,
  /^(?:the |a |your first )?tutorial\b|\stutorial$/i,
  /^introduction\b|\sintroduction$/i,
  /^(?:install(?:ation|ing)?|set(?:ting)?[ -]?up)\b/i,
  /^(?:overview|welcome)\b/i,
];

/** More than for what is called `start`; less for each folder that a guide is in, and for a title that fewer begin with. */
const startScore = { guide: nameScores.whole + 300, folder: 20, title: 5, home: nameScores.whole + 150 } as const;

/** Where to begin: guides that say so by their titles, those of the whole before those of a part, then the site's first page. */
export function scoreStart(text: string, { kindOf, nameOf, names, pageOf, routeOf }: Symbols): readonly EntryScores[] {
  const asked = asksStart.exec(text);
  if (asked === null) return [];
  const subject = (asked[1] ?? "")
    .split(/\s+/)
    .map(foldName)
    .filter((word) => word !== "" && !isStopWord(word));
  let best = 0;
  const scores = collectScores(kindOf.keys(), (entry) => {
    const { depth, facet, label } = kindOf[entry] ?? searchKinds.page;
    if (depth > 0 || facet !== "pages") return 0;
    const route = routeOf(pageOf[entry] ?? 0);
    const title = names[nameOf[entry] ?? 0]?.name ?? "";
    const folded = foldName(`${title} ${route}`);
    if (!subject.every((word) => folded.includes(word))) return 0;
    const rank = label === searchKinds.guide.label ? beginnings.findIndex((called) => called.test(title)) : -1;
    if (rank < 0 && (route !== "" || isName.test(text))) return 0;
    best = nameScores.whole;
    if (rank < 0) return startScore.home;
    return startScore.guide - startScore.title * rank - startScore.folder * Math.min(3, route.split("/").length - 1);
  });
  return best === 0 ? [] : [{ scores, best }];
}
