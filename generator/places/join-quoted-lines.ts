import type { YAMLParseError } from "yaml";

/**
 * A text of which a quoted value goes on in a line that isn't indented further than its key, with such lines joined to those before
 * them; undefined where there is none. All else keeps its place. The standard asks for more indentation, but the parsers that most
 * tools have don't, so that files are written so: the description of the Docker Engine's API, for one.
 */
export function joinQuotedLines(text: string, errors: readonly YAMLParseError[]): string | undefined {
  const parts: string[] = [];
  let done = 0;
  for (const { code, message, pos } of errors) {
    const [, quote] = (code === "MISSING_CHAR" && /^Missing closing (["'])/.exec(message)) || [];
    const [start] = pos;
    if (quote === undefined || start < done || !/[\r\n]/.test(text.charAt(start))) continue;
    const end = findQuote(text, quote, start);
    if (end === undefined) break;
    parts.push(text.slice(done, start), text.slice(start, end).replaceAll(/[\r\n]/g, " "));
    done = end;
  }
  return parts.length === 0 ? undefined : `${parts.join("")}${text.slice(done)}`;
}

/** Where the quote stands that ends a value; what is between document markers has to have one of its own. */
function findQuote(text: string, quote: string, from: number): number | undefined {
  const pattern = quote === '"' ? /\\[^]|"|^(?:---|\.\.\.)\s/gm : /''|'|^(?:---|\.\.\.)\s/gm;
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === quote) return match.index;
    if (/^[-.]/.test(match[0])) return undefined;
  }
  return undefined;
}
