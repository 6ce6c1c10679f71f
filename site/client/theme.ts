/*
 * Applies the theme that the reader has chosen, before the first paint. A classic script that blocks,
 * so it stays tiny and imports nothing. Where it does not run, the system's theme applies.
 */
{
  let theme: string | null = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // The reader has forbidden storage.
  }
  document.documentElement.dataset["theme"] = theme === "light" || theme === "dark" ? theme : "system";
}
