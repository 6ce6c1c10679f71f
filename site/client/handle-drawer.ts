/** Takes the focus into the drawer when it opens, and closes it when the focus leaves; browsers bring it back on Escape. */
export function handleDrawer(): void {
  const drawer = document.querySelector<HTMLElement>(".tree");
  if (drawer === null) return;
  drawer.addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    const items = drawer.querySelector(".tree-items");
    const item = items?.querySelector<HTMLElement>("[aria-current]") ?? items?.querySelector<HTMLElement>("a");
    item?.focus({ preventScroll: true });
  });
  drawer.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget) && drawer.matches(":popover-open")) {
      drawer.hidePopover();
    }
  });
}
