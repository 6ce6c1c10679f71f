import type { Symbols } from "./load-symbols.ts";
import type { FoundTerm } from "./found-term.ts";

type Titles = Pick<Symbols, "firstOf" | "kindOf" | "nameOf" | "termsOf" | "wholeTermOf">;

interface NamedSystem {
  readonly first: number;
  readonly terms: readonly string[];
}

const known = new WeakMap<Titles, readonly NamedSystem[]>();

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
  const named = readSystems(symbols)
    .filter(({ terms }) => terms.some((term) => asked.has(term)))
    .map(({ first }) => first);
  const byFirst = named.filter((first) => {
    const name = symbols.nameOf[first] ?? 0;
    return [symbols.termsOf(name)[0], symbols.wholeTermOf(name)].some((term) => asked.has(term ?? ""));
  });
  return named.length === 0 ? undefined : new Set(byFirst.length === 0 ? named : byFirst);
}

/** The pages about systems by their first entry, with what each is called by. Listed when they are first wanted. */
function readSystems(symbols: Titles): readonly NamedSystem[] {
  let systems = known.get(symbols);
  if (systems === undefined) known.set(symbols, (systems = listSystems(symbols)));
  return systems;
}

function listSystems({ firstOf, kindOf, nameOf, termsOf, wholeTermOf }: Titles): readonly NamedSystem[] {
  const isOfModel = (first: number): boolean => !["sources", "pages"].includes(kindOf[first]?.facet ?? "pages");
  const common = new Set(firstOf.filter(isOfModel).flatMap((first) => termsOf(nameOf[first] ?? 0)));
  return firstOf
    .filter((first) => kindOf[first]?.label === "source")
    .map((first) => {
      const name = nameOf[first] ?? 0;
      const terms = [...termsOf(name), wholeTermOf(name) ?? ""];
      return { first, terms: terms.filter((term) => term !== "" && !common.has(term)) };
    });
}
