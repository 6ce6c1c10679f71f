/** A note that a reader can dismiss for good. The parser reaches it before it is painted, so it never flashes up. */
export class DismissibleNote extends HTMLElement {
  connectedCallback(): void {
    const key = `dismissed ${this.dataset["id"] ?? ""}`;
    try {
      this.hidden = localStorage.getItem(key) !== null;
    } catch {
      // The reader has forbidden storage.
    }
    this.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element) || target.closest("button") === null) return;
      this.hidden = true;
      try {
        localStorage.setItem(key, "");
      } catch {
        // It is dismissed for this page.
      }
    });
  }
}
