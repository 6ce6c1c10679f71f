import type { TreeKeeper, WantEntries } from "./tree/tree-keeper.ts";

/** Loads the file of all trees, and what reads it, once a reader opens a group that the page doesn't carry. */
export function completeTree(): void {
  const tree = document.querySelector<HTMLElement>(".tree");
  const keeper = tree?.querySelector<TreeKeeper>("tree-keeper");
  if (tree == null || keeper == null) return;
  const load = (): Promise<typeof import("./tree/find-entries.ts")> => import("./tree/find-entries.ts");
  const refresh = async (): Promise<void> => {
    const { loadNavigation, findEntries } = await load();
    await loadNavigation(tree);
    // What was opened on an earlier page may be from before the site was last published.
    for (const { way } of keeper.opened) keeper.open({ way, entries: await findEntries(tree, way) });
  };
  const prepare = (): void => void refresh().catch(forgive);
  // On its way to the tree a pointer takes as long as the file does.
  tree.addEventListener("pointerenter", prepare, { once: true });
  tree.addEventListener("focusin", prepare, { once: true });
  tree.addEventListener("wantentries", (event) => {
    const { detail: way } = event as WantEntries;
    load()
      .then(({ findEntries }) => findEntries(tree, way))
      .then((entries) => keeper.open({ way, entries }))
      .catch(forgive);
  });
}

/** Without the file, the pages of the groups lead just as far. */
function forgive(): void {}
