const policy = window.trustedTypes?.createPolicy("aspectdoc", { createHTML: (markup) => markup });

/**
 * Markup of the site's own files, passed where a host's `require-trusted-types-for` lets no text become elements. Not given to
 * other scripts, and in chunks that come when they are needed.
 */
export function trustMarkup(markup: string): string {
  return policy?.createHTML(markup) ?? markup;
}
