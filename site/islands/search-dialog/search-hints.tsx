import type { ReactNode } from "react";
import type { SearchExample } from "../../search/list-examples.ts";

interface SearchHintsProps {
  readonly examples: readonly SearchExample[];
  readonly onSearch: (query: string) => void;
}

/** What can be asked, while nothing is. */
export function SearchHints({ examples, onSearch }: SearchHintsProps): ReactNode {
  if (examples.length === 0) return null;
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
