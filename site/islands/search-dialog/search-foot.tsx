import type { ReactNode } from "react";
import { hintId } from "./element-ids.ts";

/** What is said below the results: how to narrow them, once something is asked for, and which keys there are. */
export function SearchFoot({ isEmpty }: { readonly isEmpty: boolean }): ReactNode {
  return (
    <>
      <p className="search-foot" id={hintId}>
        {isEmpty ? null : (
          <>
            Narrow with <kbd>kind:enum</kbd>, <kbd>entity:dataset</kbd>, <kbd>returns:Owner</kbd>
          </>
        )}
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
