import type { ReactNode } from "react";
import type { SearchView } from "./search-state.ts";
import type { ViewTab } from "./search-views.ts";

interface ViewTabsProps {
  readonly tabs: readonly ViewTab[];
  readonly current: SearchView;
  readonly onChoose: (view: SearchView) => void;
  /** Called by Enter: the reader goes on to the results. */
  readonly onDone: () => void;
}

/** Made once: to make one for every number takes longer than all else about the tabs. */
const inEnglish = new Intl.NumberFormat("en");

/** What the results can be narrowed to: radio buttons, which browsers let readers step through by arrow keys. */
export function ViewTabs({ tabs, current, onChoose, onDone }: ViewTabsProps): ReactNode {
  if (tabs.length < 2) return null;
  return (
    <fieldset className="search-tabs">
      <legend className="visually-hidden">Show</legend>
      {tabs.map(({ view, label, count }) => (
        <label key={view}>
          <input
            type="radio"
            name="search-view"
            checked={view === current}
            onChange={() => onChoose(view)}
            onKeyDown={({ key }) => {
              if (key === "Enter") onDone();
            }}
          />
          {label} {count === undefined ? null : <span className="search-count">{inEnglish.format(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
