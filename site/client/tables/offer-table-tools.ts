/**
 * Brings what filters and orders a table when the reader comes near it: a table in a fold that stays
 * closed costs nothing. The page keeps the room for it, so nothing moves.
 */
export function offerTableTools(): void {
  const places = document.querySelectorAll<HTMLElement>(".table-tools");
  if (places.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLElement ? [target] : [],
      );
      if (near.length === 0) return;
      for (const place of near) observer.unobserve(place);
      import("./add-table-tools.ts").then(
        ({ addTableTools }) => near.forEach(addTableTools),
        // Without the file the table is as it was.
        () => {},
      );
    },
    { rootMargin: "200px" },
  );
  for (const place of places) observer.observe(place);
}
