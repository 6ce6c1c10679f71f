import { splitWords } from "../../generator/page-model/search-words.ts";

/** Names that a query has as only code writes them, with several words in one: `addOwner`, `EDIT_ENTITY`. */
export function readNames(query: string): ReadonlySet<string> {
  const pieces = query.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(pieces.filter((piece) => /[\p{Lu}_]/u.test(piece) && splitWords(piece).length > 1));
}
