import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { searchManifestPath } from "../../generator/page-model/search-index.ts";
import { SearchIcon } from "./icons.tsx";

/**
 * Looks like a search field and opens the search, whose index it names; an icon on phones. Shown
 * only where scripts run, since the search is one.
 */
export function SearchOpener({ site }: { readonly site: SiteFacts }): ReactNode {
  return (
    <button
      type="button"
      className="search-opener"
      data-search={`${site.base}${searchManifestPath}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <SearchIcon />
      <span className="search-opener-label">Search</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
