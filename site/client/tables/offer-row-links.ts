/** Whatever has an anchor of its own and a name that links to it. */
const named = "main :is(tr, dt)[id]";

/** Shows, on the row under the pointer or with the focus, a button that copies the link to it; brings it with the first. */
export function offerRowLinks(): void {
  const offer = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest(named) : null;
    // Without it, the name of the row has its address.
    if (row !== null) import("./show-row-link.ts").then(({ showRowLink }) => showRowLink(row)).catch(() => undefined);
  };
  document.addEventListener("pointerover", offer, { passive: true });
  document.addEventListener("focusin", offer);
}
