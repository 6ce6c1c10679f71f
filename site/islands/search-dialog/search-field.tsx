import type { KeyboardEventHandler, ReactNode, RefObject } from "react";
import { SearchIcon } from "../../layout/icons.tsx";
import { hintId, listId, toResultId } from "./element-ids.ts";

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Place of the chosen result; negative where there is none. */
  readonly selected: number;
  readonly onType: (query: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/** Where focus stays while arrow keys choose a result below: a combobox with a list. */
export function SearchField({ field, query, selected, onType, onKeyDown }: SearchFieldProps): ReactNode {
  const hasResults = selected >= 0;
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search names and text"
        aria-describedby={hintId}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={listId}
        aria-activedescendant={hasResults ? toResultId(selected) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={20_000}
        placeholder="Search names and text"
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
