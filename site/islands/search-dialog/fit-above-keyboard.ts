/** What is seen of the page: keyboards of phones cover a part of it, which the page's own height does not tell. */
export type SeenPart = Pick<VisualViewport, "height" | "scale" | "addEventListener">;

/** Tells the style sheet how high an element may be, so that a keyboard on the screen covers none of it. */
export function fitAboveKeyboard(element: HTMLElement, seen: SeenPart | null): void {
  const fit = (): void => {
    // A reader who has zoomed in sees a part of it by intent.
    if (seen === null || seen.scale > 1) element.style.removeProperty("--above-keyboard");
    else element.style.setProperty("--above-keyboard", `${seen.height}px`);
  };
  seen?.addEventListener("resize", fit);
  fit();
}
