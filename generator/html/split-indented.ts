const block = /^(?: {4}|\t)[^\n]*\S[^\n]*(?:\n(?:[ \t]*\n)*(?: {4}|\t)[^\n]*\S[^\n]*)*/;
/** Behind the beginning of a list, of a block of HTML or of code between marks, what is indented may be more of it. */
const holding =
  /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]|```|~~~|<(?:p|div|section|article|blockquote|d[ldt]|details|[uo]l|li|pre|table|t[rdh])\b/im;
/** What HTML begins with is set as it says, however far authors have indented it. */
const html = /^\s*<(?:p|div|section|article|blockquote|dl|details|[uo]l|li|pre|table|h[1-6])\b/i;

/** A text in Markdown as words and, at odd places, the indented code between those; together they are the text. */
export function splitIndented(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  let seen = 0;
  for (const { 0: gap, index } of text.matchAll(/\n[ \t]*\n(?= {4}|\t)/g)) {
    const start = index + gap.length;
    if (start < from) continue;
    if (holding.test(text.slice(seen, start))) break;
    seen = start;
    const [code] = block.exec(text.slice(start)) ?? [];
    if (code === undefined || html.test(code)) continue;
    pieces.push(text.slice(from, start), code);
    from = start + code.length;
    seen = from;
  }
  return [...pieces, text.slice(from)];
}
