/*
 * Filters and orders live in the address of the page, `?filter=words&only=mark&only=another&order=name`, so that a link or
 * the way back brings them. The first table that a page shows has these names; others add the anchor that they stand under.
 */
import type { RowQuery } from "./match-rows.ts";

/** Whether the address asks a table of the page for anything. */
export function asksForRows(): boolean {
  return /[?&](?:filter|only|order)[.=]/.test(location.search);
}

/** What the address asks of a table. */
export function readFilter(place: HTMLElement): RowQuery {
  const asked = new URLSearchParams(location.search);
  const suffix = findSuffix(place);
  return { text: asked.get(`filter${suffix}`) ?? "", marks: new Set(asked.getAll(`only${suffix}`)) };
}

/** Says in the address what is asked: as a step that the way back undoes, or in place of what the last one was. */
export function writeFilter(place: HTMLElement, { text, marks }: RowQuery, isStep: boolean): void {
  const asked = new URLSearchParams(location.search);
  const suffix = findSuffix(place);
  asked.delete(`filter${suffix}`);
  asked.delete(`only${suffix}`);
  if (text !== "") asked.set(`filter${suffix}`, text);
  for (const mark of [...marks].sort()) asked.append(`only${suffix}`, mark);
  write(asked, isStep);
}

/** The order that the address asks of a table, if any. */
export function readOrder(place: HTMLElement): string | undefined {
  return new URLSearchParams(location.search).get(`order${findSuffix(place)}`) ?? undefined;
}

/** Says in the address in which order a table is, none for that of the model. */
export function writeOrder(place: HTMLElement, order: string | undefined): void {
  const asked = new URLSearchParams(location.search);
  const name = `order${findSuffix(place)}`;
  if (order === undefined) asked.delete(name);
  else asked.set(name, order);
  write(asked, true);
}

/** Calls when the address asks for something else, as on the way back. */
export function hearAddress(recall: () => void): void {
  if (canAsk()) window.addEventListener("popstate", recall);
}

/** Pages on a disk can't have it there. */
function canAsk(): boolean {
  return location.protocol !== "file:";
}

function write(asked: URLSearchParams, isStep: boolean): void {
  if (!canAsk()) return;
  const query = asked.toString();
  const wanted = query === "" ? "" : `?${query}`;
  if (wanted === location.search) return;
  const address = `${location.pathname}${wanted}${location.hash}`;
  if (isStep) history.pushState(history.state, "", address);
  else history.replaceState(history.state, "", address);
}

function findSuffix(place: HTMLElement): string {
  const places = [...document.querySelectorAll(".table-tools")];
  // What is in folds may come later.
  const first = places.find((each) => each.closest("details") === null) ?? places[0];
  return place === first ? "" : `.${place.closest("[id]")?.id ?? ""}`;
}
