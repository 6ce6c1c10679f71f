import { foldName } from "../../generator/page-model/search-words.ts";
import type { Symbols } from "./load-symbols.ts";

/** A query that narrows, and what it asks for. */
export interface SearchExample {
  readonly query: string;
  readonly meaning: string;
}

/** How queries narrow, said with names of the site itself; nothing that it has no answer to. */
export function listExamples(symbols: Symbols): readonly SearchExample[] {
  const pages = listPages(symbols);
  const examples: SearchExample[] = [];
  const kind = chooseKind(pages);
  if (kind !== undefined) examples.push({ query: `kind:${kind}`, meaning: "things of one kind" });
  const entity = pages.find(({ label }) => label === "entity");
  if (entity !== undefined) examples.push({ query: `entity:${entity.name}`, meaning: "what belongs to an entity" });
  // What is read one by one is called like the type that it returns.
  const operations = new Set(pages.filter(({ returns }) => returns).map(({ name }) => foldName(name)));
  const type = pages.find(({ label, name }) => label === "object" && operations.has(foldName(name)));
  if (type !== undefined) examples.push({ query: `returns:${type.name}`, meaning: "operations by what they return" });
  return examples;
}

interface NamedPage {
  readonly name: string;
  readonly label: string;
  readonly returns: boolean;
}

/** The pages of the site, the most central first; of those alike, the ones that most is on. */
function listPages({ firstOf, kindOf, names, nameOf, rankOf, partsOf }: Symbols): readonly NamedPage[] {
  const pages = firstOf.map((first, page) => ({
    name: names[nameOf[first] ?? 0]?.name ?? "",
    label: kindOf[first]?.label ?? "",
    returns: kindOf[first]?.returns === true,
    rank: rankOf[page] ?? 0,
    size: partsOf[page] ?? 0,
  }));
  return pages.sort((a, b) => b.rank - a.rank || b.size - a.size);
}

/** Enums are what is looked for by kind; of a site without any, what most pages are about. None where all are texts. */
function chooseKind(pages: readonly NamedPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { label } of pages) counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.has("enum")) return "enum";
  const kinds = [...counts].filter(([label]) => label !== "page" && /^\w+$/.test(label));
  return kinds.toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
