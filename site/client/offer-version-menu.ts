/** Brings what makes a menu of the list of versions once a reader opens it; without that, it is a fold of links. */
export function offerVersionMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>(".version-menu");
  if (menu === null) return;
  const bring = (): void => {
    import("./handle-version-menu.ts").then(({ handleVersionMenu }) => handleVersionMenu(menu)).catch(() => undefined);
  };
  menu.addEventListener("toggle", bring, { once: true });
}
