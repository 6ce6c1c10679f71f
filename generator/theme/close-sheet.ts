/** A style sheet with what closes all that it leaves open, and the line on which the outermost of that begins. */
interface ClosedSheet {
  readonly css: string;
  /** Undefined where nothing is open. */
  readonly openLine?: number;
}

const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/** Comments, texts, bare addresses and escaped letters are passed over whole: brackets in them close nothing. */
const token =
  /\/\*[^]*?(?:\*\/|$)|(?<quote>["'])(?:(?!\k<quote>)[^\\\n]|\\[^])*(?:\k<quote>|(?=\n)|\\?$)|url\(\s*(?!["'\s])(?:[^)\\]|\\[^])*\)?|\\[^]|[{}()[\]]/gi;

/**
 * Closes what a style sheet leaves open at its end, as browsers do with a sheet by itself: behind this one others follow, which would
 * otherwise be a part of its last rule.
 */
export function closeSheet(css: string): ClosedSheet {
  const open: { readonly closer: string; readonly at: number }[] = [];
  for (const { 0: found, index: at, groups } of css.matchAll(token)) {
    const closer = closers[found];
    const quote = groups?.["quote"];
    if (closer !== undefined) open.push({ closer, at });
    else if (found === open.at(-1)?.closer) open.pop();
    else if (at + found.length < css.length) continue;
    else if (found.startsWith("/*") && !/^\/\*[^]*\*\/$/.test(found)) open.push({ closer: "*/", at });
    else if (quote !== undefined && (found.length === 1 || !found.endsWith(quote))) open.push({ closer: quote, at });
    else if (/^url\(/i.test(found) && !found.endsWith(")")) open.push({ closer: ")", at });
  }
  if (open.length === 0) return { css };
  const closing = open.toReversed().map(({ closer }) => closer);
  const openLine = css.slice(0, open[0]?.at).split("\n").length;
  return { css: css + closing.join(""), openLine };
}
