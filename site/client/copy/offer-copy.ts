import { sayOnButton } from "./say-on-button.ts";
import { stripPrompts } from "./strip-prompts.ts";

const label = "Copy";

/** Gives each block of code below an element a button that copies it, where the browser lets pages write to the clipboard. */
export function offerCopy(root: ParentNode = document): void {
  // Absent on pages that were not loaded securely, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return;
  for (const block of root.querySelectorAll("main pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = label;
    button.setAttribute("aria-label", `Copy ${block.getAttribute("aria-label") ?? "code"}`);
    button.addEventListener("click", () => {
      const code = stripPrompts(block.querySelector("code")?.textContent ?? "");
      clipboard.writeText(code).then(
        () => sayOnButton(button, "Copied", label),
        () => sayOnButton(button, "Not copied", label),
      );
    });
    // Beside the block and not in it, where it would scroll away with long lines.
    const frame = document.createElement("div");
    frame.className = "copy-frame";
    block.replaceWith(frame);
    frame.append(block, button);
  }
}
