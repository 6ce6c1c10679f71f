/** What those who speak a language call it, e.g. `Español` for `es`; the tag itself where that is not known. */
export function nameLanguage(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;
    return `${name.slice(0, 1).toLocaleUpperCase(tag)}${name.slice(1)}`;
  } catch {
    // It is no tag.
    return tag;
  }
}
