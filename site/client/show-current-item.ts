/** Scrolls the tree, and only the tree, so that the current page's item is in view; on phones, when the tree opens. */
export function showCurrentItem(): void {
  const tree = document.querySelector<HTMLElement>(".tree");
  const item = tree?.querySelector<HTMLElement>(".tree-items [aria-current]");
  if (tree == null || item == null) return;
  const show = (): void => {
    const below = item.getBoundingClientRect().bottom - tree.getBoundingClientRect().top;
    if (below > tree.clientHeight) tree.scrollTop += below - tree.clientHeight / 2;
  };
  tree.addEventListener("toggle", show);
  show();
}
