const form = /^(?:\[(.*)\])?[ \t]*(?:\{([^{}]*)\})?$/;
const named = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/;

/**
 * The title behind the type of an admonition: words as they are, words in brackets, or `title="…"` among attributes in braces.
 * What other attributes say concerns the tool that they were written for.
 */
export function readAdmonitionTitle(written: string): string {
  const [, words, attributes] = form.exec(written) ?? [];
  if (attributes === undefined) return words ?? written;
  const title = named.exec(attributes);
  return words ?? (title?.[1] ?? title?.[2] ?? title?.[3] ?? "").trim();
}
