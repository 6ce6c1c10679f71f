import type { Symbols } from "./load-symbols.ts";

/** So many parts of a page stand below its first result, and so many results of one name and kind are shown. */
const mostParts = 2;
const mostAlike = 4;

/**
 * The best entries with those of one page next to each other, where the first of them is. Many equal rows tell nobody
 * which is meant: of what has the same name and kind, a few are shown, and of a page few parts.
 */
export function groupByPage(ranked: readonly number[], symbols: Symbols): readonly number[] {
  const groups = new Map<number, number[]>();
  const alike = new Map<string, number>();
  for (const entry of ranked) {
    const page = symbols.pageOf[entry] ?? 0;
    const group = groups.get(page) ?? [];
    const key = `${symbols.kindOf[entry]?.code} ${symbols.names[symbols.nameOf[entry] ?? 0]?.folded}`;
    const count = alike.get(key) ?? 0;
    if (count >= mostAlike || group.length > mostParts || isThere(entry, group, symbols)) continue;
    alike.set(key, count + 1);
    group.push(entry);
    groups.set(page, group);
  }
  return [...groups.values()].flat();
}

/** Whether a page is among its results already: it can be found by its own name, and by what navigation calls it. */
function isThere(entry: number, group: readonly number[], { kindOf, anchorOf }: Symbols): boolean {
  const isPage = (each: number): boolean => kindOf[each]?.anchor === "page" && anchorOf(each) === "";
  return isPage(entry) && group.some(isPage);
}
