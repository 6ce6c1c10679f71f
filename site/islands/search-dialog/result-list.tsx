import { memo, type MouseEvent, type ReactNode } from "react";
import type { MatchRun, SearchHit } from "../../search/search-engine.ts";
import { isCodeName } from "./is-code-name.ts";
import { listId, toResultId } from "./element-ids.ts";
import type { ResultSection } from "./search-state.ts";

interface ResultListProps {
  readonly sections: readonly ResultSection[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onOpen: (event: MouseEvent, hit: SearchHit) => void;
}

/** The results under their headings, numbered throughout. Each is a link that is reached from the field by arrow keys. */
export function ResultList({ sections, selected, onSelect, onOpen }: ResultListProps): ReactNode {
  if (sections.length === 0) return null;
  let index = 0;
  return (
    <div id={listId} role="listbox" aria-label="Results">
      {sections.map((section) => (
        <div
          key={section.id}
          role="group"
          className={section.isStale ? "search-stale" : undefined}
          aria-label={section.label ?? "Names"}
        >
          {section.label === undefined ? null : (
            <p className="search-section" aria-hidden="true">
              {section.label}
            </p>
          )}
          {section.hits.map((hit) => {
            const own = index++;
            return (
              <ResultRow
                key={own}
                hit={hit}
                index={own}
                isSelected={own === selected}
                onSelect={onSelect}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface ResultRowProps extends Pick<ResultListProps, "onSelect" | "onOpen"> {
  readonly hit: SearchHit;
  readonly index: number;
  readonly isSelected: boolean;
}

/** What it is, its name and where it belongs, and one line of what it means. Stays as it is while others change. */
const ResultRow = memo(function ResultRow(props: ResultRowProps): ReactNode {
  const { hit, index, isSelected, onSelect, onOpen } = props;
  const name = <Runs runs={hit.name} />;
  // A folder that is called for the language says it as well.
  const isTold = hit.language === document.documentElement.lang || hit.language === hit.parent;
  const language = isTold ? undefined : hit.language;
  return (
    <a
      id={toResultId(index)}
      role="option"
      aria-selected={isSelected}
      href={hit.href}
      tabIndex={-1}
      className="search-hit"
      data-noun={hit.noun}
      lang={hit.language}
      onPointerMove={() => onSelect(index)}
      onClick={(event) => onOpen(event, hit)}
    >
      <span className="search-kind">{hit.kind}</span>
      <span className="search-title">
        <span className={isCodeName(hit) ? "name" : undefined}>{hit.deprecated === true ? <s>{name}</s> : name}</span>
        {hit.parent === undefined || hit.parent === "" ? null : <span className="search-parent"> {hit.parent}</span>}
        {hit.deprecated === true ? <span className="search-parent"> deprecated</span> : null}
        {language === undefined ? null : <span className="search-parent"> {language}</span>}
      </span>
      <span className="search-meaning">
        <Runs runs={hit.meaning} />
      </span>
    </a>
  );
});

function Runs({ runs }: { readonly runs: readonly MatchRun[] }): ReactNode {
  // Runs have no identity besides their place.
  return runs.map(({ text, matched }, index) => (matched === true ? <mark key={index}>{text}</mark> : text));
}
