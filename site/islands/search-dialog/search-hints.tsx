import type { ReactNode } from "react";

const examples = [
  { query: "kind:enum status", meaning: "things of one kind" },
  { query: "entity:dataset", meaning: "what belongs to an entity" },
  { query: "returns:Owner", meaning: "operations by what they return" },
];

/** What can be asked, while nothing is. */
export function SearchHints({ onSearch }: { readonly onSearch: (query: string) => void }): ReactNode {
  return (
    <section className="search-hints" aria-label="Examples">
      <p className="search-section">Try</p>
      <ul>
        {examples.map(({ query, meaning }) => (
          <li key={query}>
            <button type="button" onClick={() => onSearch(query)}>
              <code>{query}</code> <span>{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
