import type { TableRow } from "./list-rows.ts";

/** Shows some of the rows, and of the sections that they stand in those that have any left. */
export function showRows(rows: readonly TableRow[], shown: ReadonlySet<TableRow>): void {
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
  hideLinksToHidden();
}

/** A list of the sections above them is as long as what is left of them. */
function hideLinksToHidden(): void {
  const hidden = [...document.querySelectorAll("section[hidden]")];
  const names = new Set(hidden.map((section) => section.getAttribute("data-heading")));
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".versions a")) {
    const line = link.closest("li");
    if (line !== null) line.hidden = names.has(decodeURIComponent(link.hash.slice(1)));
  }
}
