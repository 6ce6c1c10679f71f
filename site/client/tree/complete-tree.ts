import type { TreeKeeper, WantEntries } from "./tree-keeper.ts";

/** Loads the file of all trees, and what reads it, once a reader comes near: to open a group that the page doesn't carry, or to filter. */
export function completeTree(): void {
  const tree = document.querySelector<HTMLElement>(".tree");
  const keeper = tree?.querySelector<TreeKeeper>("tree-keeper");
  if (tree == null || keeper == null) return;
  const load = (): Promise<typeof import("./find-entries.ts")> => import("./find-entries.ts");
  const refresh = async (): Promise<void> => {
    const { loadNavigation, findEntries } = await load();
    await loadNavigation(tree);
    if (tree.dataset["filter"] !== undefined) await (await import("./offer-filter.ts")).offerFilter(tree, keeper);
    // What was opened on an earlier page may be from before the site was last published.
    for (const { way } of keeper.opened) keeper.open({ way, entries: await findEntries(tree, way) });
  };
  let underWay: Promise<void> | undefined;
  const prepare = (): void => {
    underWay ??= refresh().catch(() => {
      underWay = undefined;
    });
  };
  // On its way to the tree a pointer takes as long as the file does.
  tree.addEventListener("pointerenter", prepare);
  tree.addEventListener("focusin", prepare);
  const { text, part } = keeper.filter;
  if (text + part !== "") prepare();
  tree.addEventListener("wantentries", (event) => {
    const { detail: way } = event as WantEntries;
    load()
      .then(({ findEntries }) => findEntries(tree, way))
      .then((entries) => keeper.open({ way, entries }))
      .catch(() => leadOn(event.target));
  });
}

/** Without the file, the pages of the groups lead just as far: the link to the rest of one goes where it says. */
function leadOn(target: EventTarget | null): void {
  const link = target instanceof Element ? target.querySelector<HTMLAnchorElement>(":scope.more > a") : null;
  if (link !== null) location.assign(link.href);
}
