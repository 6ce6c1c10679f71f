import { sayOnButton } from "./say-on-button.ts";

/** Lets the button beside the title copy the page as Markdown, which is fetched when it is wanted. */
export function offerPageCopy(): void {
  const button = document.querySelector<HTMLButtonElement>(".page-copy");
  const twin = button?.dataset["twin"];
  if (button === null || twin === undefined) return;
  if (location.protocol === "file:") {
    // Nothing may be fetched there.
    button.hidden = true;
    return;
  }
  const label = button.textContent;
  button.addEventListener("click", () => {
    copy(twin).then(
      () => sayOnButton(button, "Copied", label),
      () => sayOnButton(button, "Not copied", label),
    );
  });
}

/** The clipboard is given the promise of a text: some browsers forget the click while it is fetched. */
async function copy(twin: string): Promise<void> {
  const text = fetch(twin).then(async (response) => {
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
  });
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
