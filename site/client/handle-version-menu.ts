/** Closes the menu of versions when its reader leaves it, and lets its links lead to the place of the page that is being read. */
export function handleVersionMenu(menu: HTMLDetailsElement): void {
  const lead = (): void => {
    for (const link of menu.querySelectorAll<HTMLAnchorElement>("a:not([aria-current])")) link.hash = location.hash;
  };
  menu.addEventListener("toggle", lead);
  lead();
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  // Whoever comes back has chosen.
  window.addEventListener("pagehide", () => {
    menu.open = false;
  });
}
