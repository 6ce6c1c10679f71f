import { addTableTools } from "./add-table-tools.ts";
import { readFilter } from "./filter-address.ts";

/**
 * Brings what filters and orders a table when the reader comes near it: a table in a fold that stays
 * closed costs nothing. The page keeps the room for it, so nothing moves.
 */
export function offerTableTools(root: ParentNode = document): void {
  const places = root.querySelectorAll<HTMLElement>(".table-tools");
  if (places.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLElement ? [target] : [],
      );
      for (const place of near) {
        observer.unobserve(place);
        addTableTools(place);
      }
    },
    { rootMargin: "200px" },
  );
  const { text, marks } = readFilter();
  for (const place of places) {
    // What the address asks for is wanted wherever the reader is.
    if (place.dataset["scope"] === "page" && (text !== "" || marks.size > 0)) addTableTools(place);
    else observer.observe(place);
  }
}
