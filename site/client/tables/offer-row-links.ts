import { showRowLink } from "./show-row-link.ts";

/** Whatever has an anchor of its own and a name that links to it. */
const named = "main :is(tr, dt)[id]";

/** Shows, on the row under the pointer or with the focus, a button that copies the link to it. */
export function offerRowLinks(): void {
  const offer = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest(named) : null;
    if (row !== null) showRowLink(row);
  };
  document.addEventListener("pointerover", offer, { passive: true });
  document.addEventListener("focusin", offer);
}
