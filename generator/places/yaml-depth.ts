/**
 * The first line at which YAML text may nest deeper than `limit`, or undefined. It is an upper
 * estimate that needs no parser: a YAML parser recurses, and such input would exhaust its stack
 * before it could say so.
 */
export function exceedsDepth(text: string, limit: number): number | undefined {
  const indents: number[] = [];
  let open = 0;
  let line = 0;
  for (const content of text.split("\n")) {
    line += 1;
    const lead = /^[ \t]*/.exec(content)?.[0].length ?? 0;
    if (lead >= content.trimEnd().length || content[lead] === "#") continue;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= lead) indents.pop();
    indents.push(lead);
    const brackets = countBrackets(content, open);
    if (indents.length + brackets.deepest + countIndicators(content, lead) > limit) return line;
    open = brackets.open;
  }
  return undefined;
}

/** Brackets open after the line, and at its deepest place. Those in quotes count too, which only raises the estimate. */
function countBrackets(content: string, before: number): { readonly open: number; readonly deepest: number } {
  let open = before;
  let deepest = before;
  for (const character of content) {
    if (character === "[" || character === "{") open += 1;
    else if (character === "]" || character === "}") open = Math.max(0, open - 1);
    deepest = Math.max(deepest, open);
  }
  return { open, deepest };
}

/** Levels that one line opens by itself, as in `- - - x`. A mark is one before a space alone: a rule of hyphens in a text opens nothing. */
function countIndicators(content: string, from: number): number {
  return /^(?:[-?:](?:[ \t]+|$))*/.exec(content.slice(from).trimEnd())?.[0].match(/[-?:]/g)?.length ?? 0;
}
