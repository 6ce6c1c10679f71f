/** By what a page must not have, how it is told. */
const blocked: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/<[a-z][^<>]*?\sstyle="/i, () => "gives an element a `style`"],
  [/<style\b/i, () => "has an element `style`"],
  [/<[a-z][^<>]*?\s(on[a-z]+)="/i, ([, name = ""]) => `gives an element \`${name.toLowerCase()}\``],
  [/<script\b(?![^<>]*\s(?:src|type)=)/i, () => "has a script in it"],
  [/<i?frame\b/i, () => "has a frame"],
  [
    /<(?:img|script|source|video|audio|track|embed|image|use)\b[^<>]*?\s(?:src|srcset|poster|href)="((?:https?:)?\/\/[^\s"]*)/i,
    ([, address = ""]) => `asks for \`${address}\``,
  ],
  [
    /<link\b(?=[^<>]*\srel="stylesheet")[^<>]*?\shref="((?:https?:)?\/\/[^"]*)/i,
    ([, address = ""]) => `asks for \`${address}\``,
  ],
];

/** What the policy of the pages keeps browsers from in a page's markup, of which pages of the site's own have nothing. */
export function findBlocked(html: string): string | undefined {
  for (const [pattern, tell] of blocked) {
    const found = pattern.exec(html);
    if (found !== null) return tell(found);
  }
  return undefined;
}
