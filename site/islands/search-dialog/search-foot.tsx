import { Fragment, type ReactNode } from "react";
import type { SearchExample } from "../../search/list-examples.ts";
import { hintId } from "./element-ids.ts";

interface SearchFootProps {
  /** How results are narrowed; none while nothing is asked for. */
  readonly examples: readonly SearchExample[];
}

/** What is said below the results: how to narrow them, and which keys there are. */
export function SearchFoot({ examples }: SearchFootProps): ReactNode {
  return (
    <>
      <p className="search-foot" id={hintId}>
        {examples.map(({ query }, index) => (
          <Fragment key={query}>
            {index === 0 ? "Narrow with " : ", "}
            <kbd>{query}</kbd>
          </Fragment>
        ))}
      </p>
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </>
  );
}
