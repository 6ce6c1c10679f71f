/** Chooses the panel of a group of tabs that an input stands for. */
export function showTab(input: HTMLInputElement): void {
  input.checked = true;
  const group = input.closest(".tabs");
  if (group !== null) hideOthers(group);
}

/** Hides what isn't chosen so that the browser's own search finds it, where browsers can; the style sheet hides it in any case. */
export function hideOthers(group: Element): void {
  if (!("onbeforematch" in group)) return;
  const inputs = listInputs(group);
  for (const [index, panel] of group.querySelectorAll(":scope > .tab-panel").entries()) {
    if (inputs[index]?.checked === true) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}

/** What chooses a panel of a group of tabs; they are in the same order. */
export function findInput(panel: Element): HTMLInputElement | undefined {
  const group = panel.parentElement;
  if (group === null) return undefined;
  return listInputs(group)[[...group.querySelectorAll(":scope > .tab-panel")].indexOf(panel)];
}

function listInputs(group: Element): readonly HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>(":scope > .tab-bar input")];
}
