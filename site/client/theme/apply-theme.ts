/** Shows the page in a theme, and with it what the browser has around the page, such as the bar of a phone. */
export function applyTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
  const metas = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, own] of ["light", "dark"].entries()) {
    const media = theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
    metas[index]?.setAttribute("media", media);
  }
}
