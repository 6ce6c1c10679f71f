/**
 * Opens the list of headings where it is a column beside the page. Style sheets show it there in any
 * case; this tells it to whoever goes by the state of the fold, such as assistive software.
 */
export function openContents(): void {
  const fold = document.querySelector<HTMLDetailsElement>(".toc details");
  if (fold === null || !CSS.supports("selector(::details-content)")) return;
  const wide = window.matchMedia("(width >= 68.75rem)");
  const update = (): void => {
    fold.open = wide.matches;
  };
  wide.addEventListener("change", update);
  update();
}
