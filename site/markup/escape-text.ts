const special: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

const someSpecial = /["&'<>]/;

/** A text as it stands in markup, between tags and in quoted attributes alike; spelt as React spells it. */
export function escapeText(text: string): string {
  return someSpecial.test(text) ? text.replace(/["&'<>]/g, (character) => special[character] ?? character) : text;
}
