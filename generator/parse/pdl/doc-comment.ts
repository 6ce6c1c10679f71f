import { unescapeEntities } from "./html-entities.ts";

/**
 * The text of a doc comment, after the clean-up of the language: opener and closer dropped, a blank
 * first and last line dropped, the margin of stars removed, entities replaced. Undefined when
 * nothing is left. Blanks at the edges are part of the text: a one-line doc keeps its two spaces.
 */
export function readDocComment(token: string): string | undefined {
  const lines = token.slice(3, -2).split("\n");
  while (lines.at(-1) === "") lines.pop();
  const onlyOne = lines.length === 1;
  if (isBlank(lines[0])) lines.shift();
  if (!onlyOne && isBlank(lines.at(-1))) lines.pop();
  const text = unescapeEntities(lines.map(removeMargin).join("\n"));
  return text === "" ? undefined : text;
}

/** A line without its margin: white space, one star and one space; unchanged, indentation included, when it has no star. */
function removeMargin(line: string): string {
  let index = 0;
  while (index < line.length && line.charCodeAt(index) <= 0x20) index += 1;
  if (line[index] !== "*") return line;
  return line.slice(line[index + 1] === " " ? index + 2 : index + 1);
}

/** White space as upstream's runtime counts it: the no-break spaces are not among it. */
function isBlank(line: string | undefined): boolean {
  return line !== undefined && /^[\t-\r\x1c-\x20\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]*$/.test(line);
}
