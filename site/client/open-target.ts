/** Opens the folds and chooses the tabs around what the address names, on arrival and for links inside the page. */
export function openTarget(): void {
  const open = (): void => {
    const target = findTarget();
    if (target === null) return;
    let isHidden = false;
    for (let fold = target.closest("details"); fold !== null; fold = fold.parentElement?.closest("details") ?? null) {
      isHidden ||= !fold.open;
      fold.open = true;
    }
    for (let panel = findPanel(target); panel !== null; panel = findPanel(panel.parentElement)) {
      const input = findInput(panel);
      if (input === undefined || input.checked) continue;
      isHidden = true;
      input.checked = true;
    }
    if (isHidden) target.scrollIntoView();
  };
  window.addEventListener("hashchange", open);
  open();
}

function findPanel(element: Element | null): Element | null {
  return element?.closest(".tab-panel") ?? null;
}

/** What chooses a panel of a group of tabs; they are in the same order. */
function findInput(panel: Element): HTMLInputElement | undefined {
  const panels = [...(panel.parentElement?.querySelectorAll(":scope > .tab-panel") ?? [])];
  const inputs = panel.parentElement?.querySelectorAll<HTMLInputElement>(":scope > .tab-bar input") ?? [];
  return [...inputs][panels.indexOf(panel)];
}

function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every address that people make up can be decoded.
    return null;
  }
}
