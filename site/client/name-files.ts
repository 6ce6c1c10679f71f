/*
 * From a disk, the address of a folder leads to a list of what is in it, so links to pages have to name
 * their files there. Hosts know what is meant.
 */

/** Completes links to pages as soon as a reader turns to one, and the way of a page that only sends readers on. */
export function nameFiles(): void {
  if (location.protocol !== "file:") return;
  const complete = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    link?.setAttribute("href", nameFile(link.getAttribute("href") ?? ""));
  };
  for (const type of ["click", "auxclick", "contextmenu"]) document.addEventListener(type, complete, { capture: true });
  document.addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("meta[http-equiv=refresh]") === null) return;
    const link = document.querySelector<HTMLAnchorElement>("a[href]");
    if (link !== null) location.replace(nameFile(link.href));
  });
}

/** The address of a page on a disk with its file. Others stay as they are. */
function nameFile(href: string): string {
  const url = new URL(href, document.baseURI);
  if (url.protocol !== "file:" || !url.pathname.endsWith("/")) return href;
  url.pathname += "index.html";
  return url.href;
}
