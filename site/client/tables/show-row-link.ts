import { announce } from "../announce.ts";
import { createElement } from "../create-element.ts";

/** One button for all rows: it stands where the reader is. */
let button: HTMLButtonElement | undefined;

/** Puts the button that copies a row's link behind the row's name. */
export function showRowLink(row: Element): void {
  const name = row.querySelector(":is(th, :scope) a");
  const cell = name?.closest("th, dt");
  if (cell == null || button?.parentElement === cell) return;
  button ??= createButton();
  button.dataset["state"] = "";
  button.setAttribute("aria-label", `Copy link to ${name?.textContent ?? ""}`);
  cell.append(button);
}

function createButton(): HTMLButtonElement {
  const created = createElement("button", { type: "button", className: "row-link", title: "Copy link" });
  created.addEventListener("click", () => {
    const id = created.closest("[id]")?.id ?? "";
    const url = new URL(location.href);
    url.hash = id;
    const say = (state: string, text: string): void => {
      created.dataset["state"] = state;
      announce(text);
    };
    copy(url.href).then(
      () => say("done", "Link copied"),
      () => say("", "The link could not be copied"),
    );
  });
  return created;
}

async function copy(text: string): Promise<void> {
  // Absent on pages that were not loaded securely, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) throw new Error("the page may not write to the clipboard");
  await clipboard.writeText(text);
}
