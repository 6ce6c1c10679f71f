import { readRequest, type WrittenRequest } from "../../generator/page-model/search-request.ts";
import type { Symbols } from "./load-symbols.ts";

/**
 * What the pages of the calls are named that a request is of: one as documents write it, `GET /ships/{id}`, or one that was made,
 * `/api/ships/12`, of which the paths know the end. More of the same words means a better fit.
 */
export function listCalls(text: string, { synonyms }: Pick<Symbols, "synonyms">): readonly string[] {
  const asked = readRequest(text);
  if (asked === undefined) return [];
  let most = 0;
  let best: readonly string[] = [];
  for (const [written, names] of synonyms) {
    const known = written.includes("/") ? readRequest(written) : undefined;
    const same = known === undefined ? 0 : countSame(known, asked);
    if (same === 0 || same < most) continue;
    best = same === most ? [...best, ...names] : names;
    most = same;
  }
  return [...new Set(best)];
}

/** How many words a path has in common with the end of one that was asked for; 0 where it isn't that one. */
function countSame(known: WrittenRequest, asked: WrittenRequest): number {
  const before = asked.parts.length - known.parts.length;
  if (known.method !== asked.method || before < 0) return 0;
  const isSame = known.parts.every((part, index) => part === "{}" || part === asked.parts[before + index]);
  return isSame ? known.parts.filter((part) => part !== "{}").length : 0;
}
