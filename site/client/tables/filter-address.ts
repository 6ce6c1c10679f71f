/*
 * Filters live in the address of the page, so that a link or the way back brings them. The first table that a page shows is
 * `filter`; others, such as those in folds, add the anchor that they stand under.
 */

/** What the address asks of a table; empty for nothing. */
export function readAddress(place: HTMLElement): string {
  return new URLSearchParams(location.search).get(nameFilter(place)) ?? "";
}

/** Writes what is asked into the address: as a step that the way back undoes, or in place of what the last one was. */
export function writeAddress(place: HTMLElement, asked: string, isStep: boolean): void {
  const url = new URL(location.href);
  const name = nameFilter(place);
  if ((url.searchParams.get(name) ?? "") === asked) return;
  if (asked === "") url.searchParams.delete(name);
  else url.searchParams.set(name, asked);
  try {
    if (isStep) history.pushState(history.state, "", url);
    else history.replaceState(history.state, "", url);
  } catch {
    // From a disk, some browsers forbid it.
  }
}

function nameFilter(place: HTMLElement): string {
  const places = [...document.querySelectorAll(".table-tools")];
  const first = places.find((each) => each.closest("details") === null) ?? places[0];
  return place === first ? "filter" : `filter.${place.closest("[id]")?.id ?? ""}`;
}
