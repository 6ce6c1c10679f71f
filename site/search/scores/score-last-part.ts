import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";
import { editDistance } from "../edit-distance.ts";
import { toFoldedName, type FoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { toInitials } from "../match-abbreviation.ts";
import { slipsOf } from "../match-word.ts";
import { isOtherNumber } from "./is-other-number.ts";
import { nameScores } from "./name-scores.ts";

/** What a page counts for by the last part of its name: nearly as much as if it were called so. */
const lastPart = { whole: nameScores.whole - 10, number: nameScores.number - 10, initials: nameScores.initials - 10 };

/** A name with what it is in, as schemas of APIs are called: `io.k8s.api.core.v1.Pod`. */
const qualified = /^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*\.[\p{L}_][\p{L}\p{N}_-]+$/u;

/**
 * The score of a page that is called by where it is and what it is: readers say what it is, `Pod`, `pods` or `hpa`, and nobody types
 * the rest. Of what plug-ins have read alone: titles of guides have dots as well, as in `Node.js`, and a module is called so beside its class.
 */
export function scoreLastPart(entry: number, text: string, joined: string, symbols: Symbols): number {
  const last = readLastParts(symbols).get(entry);
  if (last === undefined || joined.length < 3) return 0;
  if (last.folded === joined) {
    if (text === last.name && /\p{Lu}|_/u.test(text)) return lastPart.whole + nameScores.asWrittenWhole;
    return lastPart.whole;
  }
  if (isOtherNumber(last.folded, joined)) return lastPart.number;
  if (last.starts.length === joined.length && toInitials(last) === joined) return lastPart.initials;
  const limit = last.folded.charCodeAt(0) === joined.charCodeAt(0) ? slipsOf(joined) : 0;
  if (limit === 0 || Math.abs(last.folded.length - joined.length) > limit) return 0;
  const distance = editDistance(joined, last.folded, limit);
  return distance > limit ? 0 : nameScores.near + nearer - distance;
}

/** What a slip in all that was typed counts more than one in a word of a longer name. */
const nearer = 200;

/** The entries that can have such a score, and others with them. */
export function listLastParts(joined: string, symbols: Symbols): readonly number[] {
  const most = Math.max(mostInPlural, slipsOf(joined));
  const isLike = ({ folded, starts }: FoldedName): boolean =>
    starts.length === joined.length || Math.abs(folded.length - joined.length) <= most;
  return [...readLastParts(symbols)].filter(([, last]) => isLike(last)).map(([entry]) => entry);
}

/** So many letters more a plural has. */
const mostInPlural = 2;

const known = new WeakMap<Symbols, ReadonlyMap<number, FoldedName>>();

/** By entry, the last part of its name; worked out when it is first wanted. */
function readLastParts(symbols: Symbols): ReadonlyMap<number, FoldedName> {
  let parts = known.get(symbols);
  if (parts === undefined) known.set(symbols, (parts = collectLastParts(symbols)));
  return parts;
}

function collectLastParts({ kindOf, nameOf, names }: Symbols): ReadonlyMap<number, FoldedName> {
  const parts = new Map<number, FoldedName>();
  for (const [entry, { label }] of kindOf.entries()) {
    if (label !== searchKinds.reference.label) continue;
    const written = names[nameOf[entry] ?? 0]?.name ?? "";
    const last = written.slice(written.lastIndexOf(".") + 1);
    if (qualified.test(written) && foldName(last) !== "") parts.set(entry, toFoldedName(last));
  }
  return parts;
}
