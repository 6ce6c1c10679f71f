import { recall, remember } from "../browser/browser-storage.ts";

/** A note that a reader can dismiss for good. The parser reaches it before it is painted, so it never flashes up. */
export class DismissibleNote extends HTMLElement {
  connectedCallback(): void {
    const key = `dismissed ${this.dataset["id"] ?? ""}`;
    this.hidden = recall("local", key) !== null;
    this.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element) || target.closest("button") === null) return;
      this.hidden = true;
      remember("local", key, "");
    });
  }
}
