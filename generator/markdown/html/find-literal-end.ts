/** Longer data is none that someone wrote into a page. */
const longestLiteral = 200_000;

const part =
  /[\s\w$,:[\].+-]+|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\$]|\\[^]|\$(?!\{))*`|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//y;

/**
 * Offset behind the brace that closes the one at `start`, if nothing but data stands between them: `{[{ name: "limit" }]}`. It ends at the
 * first sign that is no part of any, so that text which only begins like this isn't gone through again and again.
 */
export function findLiteralEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let position = start;
  while (position < text.length && position - start < longestLiteral) {
    const character = text[position];
    if (character === "{" || character === "}") {
      depth += character === "{" ? 1 : -1;
      position += 1;
      if (depth === 0) return position;
      continue;
    }
    part.lastIndex = position;
    const length = part.exec(text)?.[0].length;
    if (length === undefined) return undefined;
    position += length;
  }
  return undefined;
}
