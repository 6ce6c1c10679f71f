import { keepAnswers } from "./keep-answers.ts";
import type { Symbols } from "./load-symbols.ts";
import type { FoundTerm } from "./found-term.ts";

type Titles = Pick<Symbols, "firstOf" | "kindOf" | "nameOf" | "termsOf" | "wholeTermOf">;

const known = new WeakMap<Titles, (first: number) => readonly string[]>();

/**
 * The pages about systems that a query names, by a word of their title that is no word of the model: `looker`, not `data`.
 * What a title begins with names its system, a later word only where no other is named: to connect Tidal means Tidal, and not
 * Quay Connect. Undefined when it names none.
 */
export function findNamedSystems(
  found: readonly (readonly FoundTerm[])[],
  symbols: Titles,
): ReadonlySet<number> | undefined {
  const asked = new Set(found.flatMap((terms) => terms.filter(({ share }) => share === 1).map(({ term }) => term)));
  const namesOf = readSystemNames(symbols);
  const named = symbols.firstOf.filter((first) => namesOf(first).some((term) => asked.has(term)));
  const byFirst = named.filter((first) => {
    const name = symbols.nameOf[first] ?? 0;
    return [symbols.termsOf(name)[0], symbols.wholeTermOf(name)].some((term) => asked.has(term ?? ""));
  });
  return named.length === 0 ? undefined : new Set(byFirst.length === 0 ? named : byFirst);
}

/** By first entry, what a page's system is called by; nothing for other pages. Made when it is first wanted. */
function readSystemNames(symbols: Titles): (first: number) => readonly string[] {
  let names = known.get(symbols);
  if (names === undefined) {
    const { firstOf, kindOf, nameOf, termsOf, wholeTermOf } = symbols;
    const isOfModel = (first: number): boolean => !["sources", "pages"].includes(kindOf[first]?.facet ?? "pages");
    const common = new Set(firstOf.filter(isOfModel).flatMap((first) => termsOf(nameOf[first] ?? 0)));
    names = keepAnswers((first) => {
      if (kindOf[first]?.label !== "source") return [];
      const name = nameOf[first] ?? 0;
      return [...termsOf(name), wholeTermOf(name) ?? ""].filter((term) => term !== "" && !common.has(term));
    });
    known.set(symbols, names);
  }
  return names;
}
