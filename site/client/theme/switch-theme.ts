import { applyTheme } from "./apply-theme.ts";
import { remember } from "../../browser/browser-storage.ts";
import { readTheme } from "./read-theme.ts";

const themes = ["system", "light", "dark"];

/**
 * Lets the button in the top bar step through the themes; `early.ts` reads back what is stored here. Pages that are open in other tabs
 * follow, and so does the one that a reader goes back to.
 */
export function switchTheme(): void {
  const root = document.documentElement;
  const button = document.querySelector(".theme-switch");
  const show = (theme: string): void => {
    applyTheme(theme);
    button?.setAttribute("aria-label", `Theme: ${theme}`);
  };
  show(root.dataset["theme"] ?? "system");
  button?.addEventListener("click", () => {
    const next = themes[(themes.indexOf(root.dataset["theme"] ?? "system") + 1) % themes.length] ?? "system";
    show(next);
    remember("local", "theme", next);
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === "theme" || key === null) show(readTheme());
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) show(readTheme());
  });
}
