import { recall } from "../../browser/browser-storage.ts";

/** The theme that the reader has chosen on this site; that of the system where none is. */
export function readTheme(): string {
  const theme = recall("local", "theme");
  return theme === "light" || theme === "dark" ? theme : "system";
}
