import { indentOf, leastIndent } from "../../places/indentation.ts";

/** What a text of Java says, given as it is written: `"…"`, or a block between `"""`. */
export function readJavaText(written: string): string {
  return replaceEscapes(written.startsWith('"""') ? takeIndentOff(written.slice(3, -3)) : written.slice(1, -1));
}

/**
 * A block begins in the line behind its marks. The blanks that all of its lines begin with, that of the closing marks
 * among them, are none of it, and neither are those at the ends of lines.
 */
function takeIndentOff(block: string): string {
  const [, ...lines] = block.split(/\r\n?|\n/);
  const indent = Math.min(leastIndent(lines), indentOf(lines.at(-1) ?? ""));
  return lines.map((line) => line.slice(indent).trimEnd()).join("\n");
}

function replaceEscapes(text: string): string {
  return text.replace(/\\(u+[0-9a-fA-F]{4}|[0-3]?[0-7]{1,2}|\r\n|[^])/g, (_, escape: string) =>
    escape.startsWith("u") && escape.length > 4
      ? String.fromCharCode(Number.parseInt(escape.slice(-4), 16))
      : /^[0-7]/.test(escape)
        ? String.fromCharCode(Number.parseInt(escape, 8))
        : (escapes[escape] ?? escape),
  );
}

/** A line end that is escaped joins the lines of a block. */
const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  s: " ",
  "\n": "",
  "\r\n": "",
};
