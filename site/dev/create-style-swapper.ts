/**
 * Gives the page the style sheets with these addresses, as many as it has. An old one stays until that
 * in its place is there, so that the page is never without; folds and places stay as they are.
 */
export function createStyleSwapper(): (hrefs: readonly string[]) => void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return (hrefs) => {
    for (const [index, href] of hrefs.entries()) {
      const old = sheets[index];
      if (old === undefined || old.getAttribute("href") === href) continue;
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = href;
      sheet.addEventListener("load", () => old.remove());
      old.after(sheet);
      sheets[index] = sheet;
    }
  };
}
