const voidElements = new Set(["br", "hr", "img", "input", "wbr"]);

/** The tags that do not nest; none in markup that a browser takes as it is. */
export function findUnbalanced(html: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [whole, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (voidElements.has(name)) continue;
    if (slash === "") open.push(name);
    else if (open.pop() !== name) wrong.push(whole);
  }
  return [...wrong, ...open];
}
