import { compareRows, type RowOrder } from "./compare-rows.ts";
import { readFilter, writeFilter } from "./filter-address.ts";
import { listFieldRows, listLines, type TableRow } from "./list-rows.ts";
import { countMarks, matchRows } from "./match-rows.ts";
import { createElement } from "../create-element.ts";

/** More of them would be a list to search by itself. */
const mostMarks = 8;

/** What lines of a page are filtered; a list inside a cell belongs to its row. */
const linesOfPages = [
  ".index > li",
  ".source-list > li",
  ".link-list > li:not(td li)",
  ".changes > li",
  ".matrix > tbody > tr",
  ".privileges > tbody > tr",
  ".own-aspects > tbody > tr",
  ".relationships > tbody > tr",
  ":is(.version, .version-part) > :not(section, ul, ol, h2, h3, h4, h5, h6)",
  ":is(.version, .version-part) > :is(ul, ol) > li",
].join(", ");

/** Fills the room above a table or list with what filters, orders and folds it. */
export function addTableTools(place: HTMLElement): void {
  const { scope, noun = "rows" } = place.dataset;
  const next = place.nextElementSibling;
  const table = scope === "table" && next instanceof HTMLTableElement ? next : undefined;
  const rows = table === undefined ? listLines(findLines(place)) : listFieldRows(table);
  if (rows.length === 0) return;
  addFilter(place, { rows, noun, after: scope === "page" ? place : next });
  if (table !== undefined) {
    addOrder(place, table, rows);
    if (place.dataset["flat"] === undefined) addFolding(place, table);
  }
}

function findLines(place: HTMLElement): Iterable<HTMLElement> {
  if (place.dataset["scope"] === "page") {
    return place.closest(".page-body")?.querySelectorAll<HTMLElement>(linesOfPages) ?? [];
  }
  return place.nextElementSibling?.querySelectorAll<HTMLElement>(":scope > *") ?? [];
}

interface FilterOptions {
  readonly rows: readonly TableRow[];
  readonly noun: string;
  /** What the note stands after that nothing matches. */
  readonly after: Element | null;
}

function addFilter(place: HTMLElement, { rows, noun, after }: FilterOptions): void {
  // Where rows have others inside of them, both together are a number that the page shows nowhere else.
  const total = rows.some(({ rows: inside }) => inside.length > 0) ? undefined : rows.length;
  const chosen = new Set<string>();
  const input = createField(total, noun);
  const { status, clear, quoted, none, chips } = createParts();

  /** Which folds the filter has opened itself; it closes them again, and no others. */
  const opened = new Set<HTMLDetailsElement>();
  const update = (): void => {
    const isAsking = input.value.trim() !== "" || chosen.size > 0;
    const matches = matchRows(rows, { text: input.value, marks: chosen });
    showRows(rows, matches.shown);
    const wanted = new Set(isAsking ? [...matches.opened].flatMap(({ fold }) => fold ?? []) : []);
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
  window.addEventListener("popstate", () => {
    if (place.isConnected && input.isConnected) recall();
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
    if (target?.closest("[hidden]") == null || !rows.some(({ element, nested }) => isIn(target, element, nested)))
      return;
    reset();
    target.scrollIntoView();
  });
  place.append(input, chips, status);
  after?.after(none);
  recall();
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

/** Shows some of the rows, and of the sections that they stand in those that have any left. */
function showRows(rows: readonly TableRow[], shown: ReadonlySet<TableRow>): void {
  const sections = new Map<HTMLElement, boolean>();
  const visit = (row: TableRow): void => {
    const isShown = shown.has(row);
    row.element.hidden = !isShown;
    if (row.nested !== undefined) row.nested.hidden = !isShown;
    row.rows.forEach(visit);
  };
  for (const row of rows) {
    visit(row);
    let section = row.element.closest("section");
    while (section !== null) {
      sections.set(section, sections.get(section) === true || shown.has(row));
      section = section.parentElement?.closest("section") ?? null;
    }
  }
  // The section of the only table stays: it holds what is being typed.
  for (const [section, isShown] of sections) {
    section.hidden = !isShown && section.querySelector(".table-tools") === null;
  }
  // A list of the sections above them is as long as what is left of them.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".versions a")) {
    const section = document.querySelector<HTMLElement>(
      `[aria-labelledby="${CSS.escape(decodeURIComponent(link.hash.slice(1)))}"]`,
    );
    const line = link.closest("li");
    if (line !== null) line.hidden = section?.hidden === true;
  }
}

const orderLabels: Readonly<Record<RowOrder, string>> = {
  model: "As declared",
  name: "By name",
  type: "By type",
  required: "Required first",
};

function addOrder(place: HTMLElement, table: HTMLTableElement, rows: readonly TableRow[]): void {
  const required = rows.filter(({ isRequired }) => isRequired).length;
  const orders: readonly RowOrder[] =
    required > 0 && required < rows.length ? ["model", "name", "type", "required"] : ["model", "name", "type"];
  const select = createElement("select", { className: "table-order" });
  select.setAttribute("aria-label", "Order");
  select.append(...orders.map((order) => new Option(orderLabels[order], order)));
  const heads = [...table.querySelectorAll<HTMLElement>(":scope > thead th")];
  const order = (wanted: RowOrder): void => {
    orderRows(rows, wanted);
    select.value = wanted;
    for (const [index, key] of (["name", "type"] as const).entries()) {
      if (wanted === key) heads[index]?.setAttribute("aria-sort", "ascending");
      else heads[index]?.removeAttribute("aria-sort");
    }
  };
  select.addEventListener("change", () => order(orders.find((each) => each === select.value) ?? "model"));
  for (const [index, key] of (["name", "type"] as const).entries()) {
    const head = heads[index];
    if (head === undefined) continue;
    const button = createElement("button", { type: "button", className: "sort", textContent: head.textContent });
    button.title = "Sorts by this column, and back to the order of declaration";
    button.addEventListener("click", () => order(head.hasAttribute("aria-sort") ? "model" : key));
    head.replaceChildren(button);
  }
  place.append(select);
}

function orderRows(rows: readonly TableRow[], order: RowOrder): void {
  const sorted = [...rows].sort(compareRows(order));
  const body = sorted[0]?.element.parentElement;
  body?.append(...sorted.flatMap(({ element, nested }) => (nested === undefined ? [element] : [element, nested])));
  for (const row of rows) orderRows(row.rows, order);
}

function addFolding(place: HTMLElement, table: HTMLTableElement): void {
  const folds = [...table.querySelectorAll("details")];
  const group = createElement("div", { className: "table-folding" });
  const add = (label: string, isOpen: boolean): void => {
    const button = createElement("button", { type: "button", textContent: label });
    button.addEventListener("click", () => {
      for (const fold of folds) fold.open = isOpen;
      table.classList.toggle("brief", !isOpen);
    });
    group.append(button);
  };
  add("Open all", true);
  add("Close all", false);
  place.append(group);
}
