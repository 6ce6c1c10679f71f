import { toFoldedName, toLetters } from "../folded-name.ts";
import { fit } from "../match-word.ts";
import type { NameIndex } from "../name-index.ts";
import { chooseRarest } from "./choose-rarest.ts";
import { listOtherNumbers } from "./list-other-numbers.ts";
import type { QueryFits } from "./query-fits.ts";

/**
 * The names that can have a score for a query, and others with them: whatever `scoreName` gives one for, it has to be among these.
 */
export function listNames({ text, words, joined, fits, near }: QueryFits, index: NameIndex): ReadonlySet<number> {
  const { names, letters, lengths, listContaining, listCalled } = index;
  if (joined === "") return new Set();
  const found = new Set(listOtherNumbers(joined).flatMap(listCalled));
  for (const name of listFitting(fits)) found.add(name);
  // One word may be the initials of a name, or short for it, which its letters alone tell against.
  const isAbbreviated = words.length === 1 && near !== undefined;
  if (words.length === 1) {
    const own = toLetters(joined);
    for (let name = 0; name < names.length; name += 1) {
      if ((own & ~(letters[name] ?? 0)) !== 0) continue;
      const count = names[name]?.starts.length ?? 0;
      if (isAbbreviated ? count > 1 && (lengths[name] ?? 0) >= joined.length : count === joined.length) found.add(name);
    }
  }
  if (near === undefined) return found;
  for (const name of near.keys()) found.add(name);
  for (const part of new Set([joined, toFoldedName(text).folded]))
    for (const name of listContaining(part)) found.add(name);
  return found;
}

/** The names that all words fit. */
function listFitting(fits: QueryFits["fits"]): readonly number[] {
  const rarest = chooseRarest(fits)?.list() ?? [];
  return rarest.filter((name) => fits.every(({ fitOf }) => fitOf(name) !== fit.none));
}
