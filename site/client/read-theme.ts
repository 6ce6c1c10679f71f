/** The theme that the reader has chosen on this site; that of the system where none is. */
export function readTheme(): string {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // The reader has forbidden storage.
  }
  return theme === "light" || theme === "dark" ? theme : "system";
}
