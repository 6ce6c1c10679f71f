import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";
import { toSingular } from "../list-others.ts";
import type { Symbols } from "../load-symbols.ts";
import { fit } from "../match-word.ts";
import { isCommand } from "./is-command.ts";
import { isPath } from "./is-path.ts";
import { labelWords } from "./label-words.ts";
import { coverage, nameScores } from "./name-scores.ts";
import type { QueryFits } from "./query-fits.ts";

/** The score of an entry by its name, which has some of the words, together with what it belongs to. */
export function scoreQualified(entry: number, query: QueryFits, inName: number, symbols: Symbols): number {
  const { words, fits } = query;
  const { nameOf, ownerOf, pageOf, firstOf, kindOf, names } = symbols;
  const name = nameOf[entry] ?? 0;
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  const said = [kindOf[entry], kindOf[first]].map((kind) => labelWords.get(kind?.label ?? ""));
  const owner = ownerOf[entry] ?? entry;
  const last = fits[words.length - 1]?.fitOf(name) ?? fit.none;
  const byPath = last < fit.word ? 0 : matchPath(words, listPaths(entry, symbols), names[name]?.folded ?? "");
  if (byPath > 0) return byPath === nameScores.path && isPath(query.text) ? nameScores.pathWritten : byPath;
  let sum = 0;
  let least: number = fit.whole;
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    let best = own?.fitOf(name) ?? fit.none;
    if (entry !== owner && best < fit.whole) best = Math.max(best, own?.fitOf(nameOf[owner] ?? 0) ?? fit.none);
    if (owner !== first && best < fit.whole) best = Math.max(best, own?.fitOf(nameOf[first] ?? 0) ?? fit.none);
    if (best < fit.word && said.some((label) => label?.has(word) === true)) best = fit.word;
    if (best === fit.none) return 0;
    sum += best;
    least = Math.min(least, best);
  }
  const base =
    least >= fit.word
      ? nameScores.qualified
      : least === fit.inside
        ? nameScores.inside - 40
        : nameScores.nearWords - 40;
  return base + (sum / words.length) * 8 - (words.length - inName) * 10;
}

/** What an entry belongs to, folded, from the whole of it to the last of it. */
function listPaths(entry: number, symbols: Symbols): readonly string[] {
  const { names, nameOf, ownerOf, pageOf, firstOf, kindOf } = symbols;
  const page = pageOf[entry] ?? 0;
  const first = firstOf[page] ?? entry;
  const owner = ownerOf[entry] ?? entry;
  const chain = [...new Set([first, owner])].filter((each) => each !== entry);
  const path = chain.map((each) => names[nameOf[each] ?? 0]?.folded ?? "");
  const root = foldName(symbols.namespaceOf(page) || (kindOf[first]?.root ?? ""));
  const whole = [root + path.join(""), path.join(""), path.at(-1) ?? ""];
  return [...whole, ...(isCommand(kindOf[first] ?? searchKinds.page) ? listCommands(chain, symbols) : [])].filter(
    (each) => each !== "",
  );
}

/** Commands as they are called as well: one for those below it, and each without the name of the program. */
function listCommands(chain: readonly number[], { names, nameOf }: Symbols): readonly string[] {
  return chain.flatMap((entry) => {
    const { folded = "", starts = [] } = names[nameOf[entry] ?? 0] ?? {};
    return [folded, folded.slice(starts[1])];
  });
}

/**
 * Whether the words are a path to the name: what it belongs to, whole, and then the name or its beginning. A list is mostly called
 * after what it holds: `owners.owner` is the owner of an `Owner`.
 */
function matchPath(words: readonly string[], before: readonly string[], name: string): number {
  for (let cut = 1; cut < words.length; cut += 1) {
    const whole = words.slice(0, cut).join("");
    if (!before.includes(whole) && !before.includes(toSingular(whole))) continue;
    const rest = words.slice(cut).join("");
    if (rest === name) return nameScores.path;
    if (name.startsWith(rest)) return nameScores.pathStart + coverage * (rest.length / name.length);
  }
  return 0;
}
