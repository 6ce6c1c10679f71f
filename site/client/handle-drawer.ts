/** Takes the focus into the drawer when it opens, and closes it when the focus leaves; browsers bring it back on Escape. */
export function handleDrawer(): void {
  const drawer = document.querySelector<HTMLElement>(".tree");
  if (drawer === null) return;
  drawer.addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    drawer.querySelector<HTMLElement>(".tree-items :is([aria-current], a)")?.focus({ preventScroll: true });
  });
  drawer.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget) && drawer.matches(":popover-open")) {
      drawer.hidePopover();
    }
  });
}
