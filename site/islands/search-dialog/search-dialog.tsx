import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { SearchEngine, SearchHit } from "../../search/search-engine.ts";
import type { EngineOpener } from "./create-engine-opener.ts";
import { readRecent, rememberResult } from "./recent-results.ts";
import { ResultList } from "./result-list.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchFoot } from "./search-foot.tsx";
import { SearchHints } from "./search-hints.tsx";
import { FailureNotice, SearchNotice } from "./search-notice.tsx";
import {
  findStep,
  getWords,
  isAnswered,
  isIncomplete,
  isMissing,
  listSections,
  type ResultSection,
} from "./search-state.ts";
import { describeResults, listTabs } from "./search-views.ts";
import { useSearch } from "./use-search.ts";
import { ViewTabs } from "./view-tabs.tsx";

interface SearchDialogProps {
  readonly base: string;
  readonly openEngine: EngineOpener;
  readonly initialQuery: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/**
 * The field, the tabs that narrow what is looked at, and the results. Focus stays in the field while
 * arrow keys choose a result, as in a combobox.
 */
export function SearchDialog({ base, openEngine, initialQuery, onQuery, onClose }: SearchDialogProps): ReactNode {
  const [state, dispatch] = useSearch(openEngine, initialQuery);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  /** Whether the reader has pressed Enter before there was an answer. */
  const opensFirst = useRef(false);
  const [recent] = useState(() => readRecent(base));
  const { tasks, examples } = useOffers(openEngine);

  const isEmpty = getWords(state) === "";
  const sections = useMemo<readonly ResultSection[]>(
    () => (isEmpty ? listOffers(recent, tasks) : listSections(state)),
    [state, isEmpty, recent, tasks],
  );
  const hits = sections.flatMap((section) => section.hits);
  const selected = Math.min(state.selected, hits.length - 1);

  const search = (query: string): void => {
    opensFirst.current = false;
    onQuery(query);
    dispatch({ type: "typed", query });
    field.current?.focus();
  };
  const select = useCallback((index: number) => dispatch({ type: "selected", index }), [dispatch]);

  const canOpen = isEmpty || isAnswered(state, selected);

  // With the render that brings it: to wait for the next paint would be a task more for each of them.
  useLayoutEffect(() => {
    if (!canOpen || !opensFirst.current) return;
    opensFirst.current = false;
    findLink(results.current)?.click();
  });

  useView(results, selected);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys that end the composing of a character belong to it.
    if (event.nativeEvent.isComposing) return;
    const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    const step = isModified || movesCaret(event) ? undefined : findStep(event.key, selected, hits.length);
    if (step !== undefined) select(step);
    else if (event.key === "Enter") followResult(event);
    else return;
    event.preventDefault();
  };

  const followResult = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
    const link = findLink(results.current);
    const hit = hits[selected];
    if (!canOpen) opensFirst.current = !ctrlKey && !metaKey;
    else if (!ctrlKey && !metaKey) link?.click();
    else if (link !== null && hit !== undefined) {
      rememberResult(base, hit);
      openElsewhere(link);
    }
  };

  const open = useCallback(
    (event: MouseEvent, hit: SearchHit) => {
      rememberResult(base, hit);
      // With a modifier the browser opens it elsewhere, and the reader goes on here.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
    },
    [base, onClose],
  );

  return (
    <div className="search-sheet">
      <SearchField field={field} query={state.query} selected={selected} onType={search} onKeyDown={onKeyDown} />
      {isEmpty || isMissing(state.names) ? null : (
        <ViewTabs
          tabs={listTabs(state)}
          current={state.view}
          onChoose={(view) => dispatch({ type: "viewChosen", view })}
          onDone={() => field.current?.focus()}
        />
      )}
      <div ref={results} className={state.isLate ? "search-results search-late" : "search-results"}>
        {isEmpty ? null : <SearchNotice state={state} onSearch={search} dispatch={dispatch} />}
        <ResultList sections={sections} selected={selected} onSelect={select} onOpen={open} />
        {!isEmpty && hits.length > 0 && isIncomplete(state) ? (
          <FailureNotice state={state} dispatch={dispatch} />
        ) : null}
        {isEmpty ? <SearchHints examples={examples} onSearch={search} /> : null}
      </div>
      <SearchFoot examples={isEmpty ? [] : examples} />
      {/* Last for those who go by keys, which have Escape; seen beside the field. */}
      <button type="button" className="search-close" onClick={onClose}>
        Close
      </button>
      <p role="status" className="visually-hidden">
        {isEmpty ? "" : describeResults(state)}
      </p>
    </div>
  );
}

/** Whether a key leads to an end of what is typed. Once the caret is there, it leads to that end of the results. */
function movesCaret({ key, currentTarget }: KeyboardEvent): boolean {
  if (!(currentTarget instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAt = (place: number): boolean => selectionStart === place && selectionEnd === place;
  return (key === "Home" && !isAt(0)) || (key === "End" && !isAt(value.length));
}

/** Keeps the chosen result in view. */
function useView(results: RefObject<HTMLElement | null>, selected: number): void {
  useEffect(() => {
    // The first one has a heading above it, and each new question begins with it.
    if (selected <= 0) results.current?.scrollTo({ top: 0 });
    else findLink(results.current)?.scrollIntoView({ block: "nearest" });
  }, [results, selected]);
}

/** What is offered before anything is asked: what was opened last, and what most readers come for. */
function listOffers(recent: readonly SearchHit[], tasks: readonly SearchHit[]): readonly ResultSection[] {
  const sections: readonly ResultSection[] = [
    { id: "recent", label: "Opened last", hits: recent, isStale: false },
    { id: "tasks", label: "Often wanted", hits: tasks, isStale: false },
  ];
  return sections.filter(({ hits }) => hits.length > 0);
}

type SearchOffers = Pick<SearchEngine, "tasks" | "examples">;

const noOffers: SearchOffers = { tasks: [], examples: [] };

/** The tasks and examples that the index tells; none until it is there. */
function useOffers(openEngine: EngineOpener): SearchOffers {
  const [offers, setOffers] = useState<SearchOffers>(noOffers);
  useEffect(() => {
    let isWanted = true;
    const take = async (): Promise<void> => {
      const engine = await openEngine();
      if (isWanted) setOffers(engine);
    };
    // A failure shows with the first question.
    take().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [openEngine]);
  return offers;
}

/** In a new tab, as with another button of the mouse; on a disk that completes the address, see `name-files.ts`. */
function openElsewhere(link: HTMLAnchorElement): void {
  link.dispatchEvent(new MouseEvent("auxclick", { bubbles: true }));
  window.open(link.href, "_blank", "noopener");
}

/** The link of the chosen result. */
function findLink(results: HTMLElement | null): HTMLAnchorElement | null {
  return results?.querySelector<HTMLAnchorElement>('[aria-selected="true"]') ?? null;
}
