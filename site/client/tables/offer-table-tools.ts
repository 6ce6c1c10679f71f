import { asksForRows } from "./filter-address.ts";

/**
 * Brings what filters and orders a table when the reader comes near it, or with an address that asks for rows: a table in
 * a fold that stays closed costs nothing. The page keeps the room for it, so nothing moves.
 */
export function offerTableTools(root: ParentNode = document): void {
  const places = root.querySelectorAll<HTMLElement>(".table-tools");
  if (places.length === 0) return;
  const add = (place: HTMLElement): void => {
    // Without it, all rows are there.
    import("./add-table-tools.ts").then(({ addTableTools }) => addTableTools(place)).catch(() => undefined);
  };
  if (asksForRows()) {
    places.forEach(add);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLElement ? [target] : [],
      );
      for (const place of near) {
        observer.unobserve(place);
        add(place);
      }
    },
    { rootMargin: "200px" },
  );
  for (const place of places) observer.observe(place);
}
