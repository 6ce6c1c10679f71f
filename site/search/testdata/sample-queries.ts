import { hashText } from "../../../generator/page-model/hash-text.ts";
import type { SymbolIndex } from "../../../generator/page-model/search-index.ts";
import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { foldName, splitWords } from "../../../generator/page-model/search-words.ts";

/** How a query is made from the name that it should find. */
export type QueryForm = "exact" | "prefix" | "words" | "inner" | "typo";

export interface SampledQuery {
  readonly form: QueryForm;
  readonly query: string;
  /** The name that is wanted. */
  readonly expected: string;
}

/** Names of each kind that are asked for. */
const perKind = 5;
const shortestName = 5;

/**
 * Queries for names of every kind. Of each kind the names of at least five letters are taken, each once, put
 * in the order of their hashes, and the first five asked for in every form that they allow. Nothing is left
 * out because it isn't found.
 */
export function sampleQueries(...columns: readonly Pick<SymbolIndex, "names" | "kinds">[]): readonly SampledQuery[] {
  const lines = columns.flatMap(({ names }) => names.split("\n"));
  const codes = columns.map(({ kinds }) => kinds).join("");
  return Object.values(searchKinds).flatMap(({ code }) => {
    const names = new Set(lines.filter((_, entry) => codes.charAt(entry) === code));
    const ordered = [...names]
      .filter((name) => foldName(name).length >= shortestName)
      .toSorted((a, b) => hashText(a) - hashText(b) || (a < b ? -1 : 1));
    return ordered.slice(0, perKind).flatMap((name, position) => toQueries(name, position));
  });
}

function toQueries(name: string, position: number): readonly SampledQuery[] {
  const words = splitWords(name).map((word) => word.toLowerCase());
  const queries: SampledQuery[] = [
    { form: "exact", query: name, expected: name },
    // The first seven tenths of it.
    { form: "prefix", query: name.slice(0, Math.ceil(name.length * 0.7)).trim(), expected: name },
    { form: "typo", query: misspell(name, position), expected: name },
  ];
  // Its words apart and in lower case.
  if (words.length > 1) queries.push({ form: "words", query: words.join(" "), expected: name });
  // All but its first word, written as one.
  const inner = words.slice(1).join("");
  if (words.length > 2 && inner.length >= shortestName) queries.push({ form: "inner", query: inner, expected: name });
  return queries;
}

/** A slip two fifths into the name: a letter too few, two swapped, a wrong one or one too many, in turn. */
function misspell(name: string, position: number): string {
  const at = Math.max(1, Math.floor(name.length * 0.4));
  const [before, letter, next, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)];
  switch (position % 4) {
    case 0:
      return before + next + after;
    case 1:
      return before + next + letter + after;
    case 2:
      return `${before}${letter === "x" ? "k" : "x"}${next}${after}`;
    default:
      return before + letter + letter + next + after;
  }
}
