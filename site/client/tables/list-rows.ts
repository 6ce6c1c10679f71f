import type { OrderedRow } from "./compare-rows.ts";
import type { FilterRow } from "./match-rows.ts";

/** A row of a table, or a line of a list, with its elements. */
export interface TableRow extends FilterRow, OrderedRow {
  /** What is shown or hidden. */
  readonly element: HTMLElement;
  /** The row below it that holds the rows inside it. */
  readonly nested?: HTMLElement | undefined;
  /** The mark that it shares with all of its list. */
  readonly area?: string | undefined;
  readonly fold?: HTMLDetailsElement | undefined;
  readonly rows: readonly TableRow[];
}

/** The rows of a table of fields, with those inside them. */
export function listFieldRows(table: HTMLTableElement): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (const element of table.querySelectorAll<HTMLElement>(":scope > tbody > tr:not(.nested)")) {
    const next = element.nextElementSibling;
    const nested = next instanceof HTMLElement && next.classList.contains("nested") ? next : undefined;
    const inner = nested?.querySelector<HTMLTableElement>("table.fields");
    const marks = readMarks(element);
    const isRequired = element.querySelector(".required") !== null;
    if (isRequired) marks.add("required");
    if (element.querySelector(".deprecation") !== null) marks.add("deprecated");
    for (const badge of element.querySelectorAll(".badges > .badge")) marks.add(readText(badge));
    rows.push({
      element,
      nested,
      fold: nested?.querySelector("details") ?? undefined,
      index: rows.length,
      name: readText(element.querySelector("th a")),
      type: readText(element.querySelector("td code")),
      isRequired,
      text: toFilterText(element),
      marks,
      rows: inner == null ? [] : listFieldRows(inner),
    });
  }
  return rows;
}

/** What a page or a list holds line by line. A line is also found by the heading that it stands under. */
export function listLines(lines: Iterable<HTMLElement>): readonly TableRow[] {
  return [...lines].map((element, index) => {
    const marks = readMarks(element);
    for (const badge of element.querySelectorAll(".badge, .capability-marks > li")) marks.add(readText(badge));
    if (element.querySelector("s, .deprecation") !== null) marks.add("deprecated");
    const area = element.closest<HTMLElement>("[data-mark]")?.dataset["mark"];
    if (area !== undefined) marks.add(area);
    const heading = readHeadings(element.closest("section")).toLowerCase();
    const text = `${heading} ${toFilterText(element)}`;
    return { element, area, index, name: "", type: "", isRequired: false, text, marks, rows: [] };
  });
}

/** What the page says beside what it shows that a row is chosen by. */
function readMarks({ dataset }: HTMLElement): Set<string> {
  return new Set((dataset["marks"] ?? "").split(" ").filter((mark) => mark !== ""));
}

/** The headings that a section stands under, its own among them. */
function readHeadings(section: Element | null | undefined): string {
  if (section == null) return "";
  const own = document.getElementById(section.getAttribute("data-heading") ?? "");
  return `${readHeadings(section.parentElement?.closest("section"))} ${readText(own?.querySelector(".heading-anchor") ?? own)}`;
}

/** All that an element says, also where it says it by labels. */
function toFilterText(element: HTMLElement): string {
  const labels = [...element.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
  return [element.textContent, ...labels].join(" ").toLowerCase();
}

function readText(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? "";
}
