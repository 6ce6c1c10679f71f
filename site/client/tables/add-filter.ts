import { createElement } from "../create-element.ts";
import { hearAddress, readFilter, writeFilter } from "./filter-address.ts";
import type { TableRow } from "./list-rows.ts";
import { countMarks, matchRows } from "./match-rows.ts";
import { showRows } from "./show-rows.ts";

/** More of them would be a list to search by itself. */
const mostMarks = 8;

interface FilterOptions {
  readonly rows: readonly TableRow[];
  readonly noun: string;
  /** What the note stands after that nothing matches. */
  readonly after: Element | null;
}

/** Puts a field above rows that narrows them to what is typed, and marks to choose them by. */
export function addFilter(place: HTMLElement, { rows, noun, after }: FilterOptions): void {
  // Where rows have others inside of them, both together are a number that the page shows nowhere else.
  const total = rows.some(({ rows: inside }) => inside.length > 0) ? undefined : rows.length;
  const chosen = new Set<string>();
  const input = createField(total, noun);
  const { status, clear, quoted, none, chips } = createParts();
  const openFolds = createFoldOpener();

  const update = (): void => {
    const isAsking = input.value.trim() !== "" || chosen.size > 0;
    const matches = matchRows(rows, { text: input.value, marks: chosen });
    showRows(rows, matches.shown);
    openFolds(new Set(isAsking ? [...matches.opened].flatMap(({ fold }) => fold ?? []) : []));
    const found = total === undefined ? `${matches.count} found` : `${matches.count} of ${total}`;
    status.textContent = isAsking ? found : "";
    none.hidden = matches.count > 0;
    const asked = [...chosen, ...(input.value.trim() === "" ? [] : [`“${input.value.trim()}”`])].join(" and ");
    quoted.textContent = `No ${noun} match ${asked}.`;
  };
  const marks = listOffered(rows);
  /** Whether what is typed goes on with the last step of the way back. */
  let isTyping = false;
  const keep = (isStep: boolean): void => writeFilter(place, { text: input.value.trim(), marks: chosen }, isStep);
  const showChosen = (): void => {
    for (const chip of chips.querySelectorAll("button")) {
      chip.setAttribute("aria-pressed", String(chosen.has(chip.dataset["mark"] ?? "")));
    }
    update();
  };
  const reset = (): void => {
    input.value = "";
    chosen.clear();
    isTyping = false;
    showChosen();
    keep(true);
  };
  const recall = (): void => {
    const asked = readFilter(place);
    input.value = asked.text;
    chosen.clear();
    for (const [mark] of marks) if (asked.marks.has(mark)) chosen.add(mark);
    isTyping = false;
    showChosen();
  };

  addChips(chips, marks, (mark) => {
    if (!chosen.delete(mark)) chosen.add(mark);
    showChosen();
    keep(true);
  });
  input.addEventListener("input", () => {
    update();
    keep(!isTyping);
    isTyping = true;
  });
  // Whoever comes back to the field begins another step.
  input.addEventListener("change", () => {
    isTyping = false;
  });
  // Tools are made again when rows have come that the page had left out; those before them have no say any more.
  hearAddress(() => {
    if (input.isConnected) recall();
  });
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") reset();
  });
  clear.addEventListener("click", () => {
    reset();
    input.focus();
  });
  // A link to a row that the filter hides asks for the row more than for the filter.
  window.addEventListener("hashchange", () => {
    const target = document.querySelector(":target");
    if (!input.isConnected) return;
    if (target?.closest("[hidden]") == null || !rows.some(({ element, nested }) => isIn(target, element, nested)))
      return;
    reset();
    target.scrollIntoView();
  });
  place.append(input, chips, status);
  after?.after(none);
  recall();
}

/** What opens the folds that are wanted. Those that it has opened itself it closes again, and no others. */
function createFoldOpener(): (wanted: ReadonlySet<HTMLDetailsElement>) => void {
  const opened = new Set<HTMLDetailsElement>();
  return (wanted) => {
    for (const fold of wanted) {
      if (fold.open) continue;
      fold.open = true;
      opened.add(fold);
    }
    for (const fold of opened) {
      if (wanted.has(fold)) continue;
      fold.open = false;
      opened.delete(fold);
    }
  };
}

/** What stands around the field. */
function createParts() {
  const status = createElement("span", { className: "table-status" });
  status.setAttribute("role", "status");
  const clear = createElement("button", { type: "button", textContent: "Show all" });
  const quoted = createElement("span", {});
  const none = createElement("p", { className: "table-none", hidden: true });
  none.append(quoted, " ", clear);
  const chips = createElement("div", { className: "table-chips" });
  chips.setAttribute("role", "group");
  chips.setAttribute("aria-label", "Show only");
  return { status, clear, quoted, none, chips };
}

function createField(total: number | undefined, noun: string): HTMLInputElement {
  const input = createElement("input", { type: "search", className: "table-filter", autocomplete: "off" });
  input.spellcheck = false;
  // What a large page has left out isn't counted yet; it comes before anything is filtered.
  const isWhole = document.querySelector("main [data-part]") === null;
  input.placeholder = isWhole && total !== undefined ? `Filter ${total} ${noun}` : `Filter ${noun}`;
  input.setAttribute("aria-label", `Filter ${noun}`);
  return input;
}

/** The marks that lines can be chosen by: the most of them, and all areas. */
function listOffered(rows: readonly TableRow[]): readonly (readonly [mark: string, count: number])[] {
  const areas = new Set(rows.map(({ area }) => area));
  const counted = countMarks(rows);
  const offered = counted.filter(([mark]) => !areas.has(mark)).slice(0, mostMarks);
  return [...offered, ...counted.filter(([mark]) => areas.has(mark))];
}

function addChips(
  chips: HTMLElement,
  marks: readonly (readonly [mark: string, count: number])[],
  choose: (mark: string) => void,
): void {
  for (const [mark, count] of marks) {
    const chip = createElement("button", { type: "button", className: "chip", textContent: `${mark} ` });
    chip.append(createElement("span", { className: "count", textContent: String(count) }));
    chip.dataset["mark"] = mark;
    chip.addEventListener("click", () => choose(mark));
    chips.append(chip);
  }
}

function isIn(target: Element, ...elements: readonly (HTMLElement | undefined)[]): boolean {
  return elements.some((element) => element?.contains(target) === true);
}
