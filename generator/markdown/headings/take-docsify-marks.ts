/** What Docsify takes off the end of a heading: its id, and that it is left out of lists of headings. */
const mark = /(?<![ \t])[ \t]+(?::id=([\w-]{1,100})|\{docsify-ignore(?:-all)?\})[ \t]*$/;

/** A heading's text without what only Docsify reads of it, and the id that it gives the heading; undefined where there is none of both. */
export function takeDocsifyMarks(
  content: string,
): { readonly content: string; readonly id: string | undefined } | undefined {
  if (!content.includes(":id=") && !content.includes("{docsify-")) return undefined;
  let id: string | undefined;
  let rest = content;
  // One of each is all that there may be.
  for (let count = 0; count < 2; count += 1) {
    const found = mark.exec(rest);
    if (found === null) break;
    id ??= found[1];
    rest = rest.slice(0, found.index);
  }
  return rest === content ? undefined : { content: rest, id };
}
