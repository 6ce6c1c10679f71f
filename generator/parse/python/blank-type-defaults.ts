/** The head of what may have type parameters. */
const head = /^[ \t]*(?:class|(?:async[ \t]+)?def|type)[ \t]+\w+[ \t]*\[/gm;

/** Nobody writes more between two brackets. */
const farthest = 2000;

/**
 * A text whose type parameters have no defaults, `class Page[T = str]`, which Python has had since 3.13 and the grammar
 * doesn't know. What stays keeps its line and column.
 */
export function blankTypeDefaults(text: string): string {
  let result = "";
  let done = 0;
  for (const found of text.matchAll(head)) {
    const start = found.index + found[0].length;
    if (start < done) continue;
    const written = text.slice(start, start + farthest);
    const kept = blankDefaults(written);
    result += text.slice(done, start) + kept;
    done = start + kept.length;
  }
  return result + text.slice(done);
}

/** What stands up to the bracket that closes the one before the text, blank behind equals signs. */
function blankDefaults(text: string): string {
  let depth = 1;
  let isDefault = false;
  let result = "";
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if ("[({".includes(sign)) depth += 1;
    if ("])}".includes(sign)) depth -= 1;
    if (depth === 0) return result;
    if (depth === 1 && sign === ",") isDefault = false;
    if (depth === 1 && sign === "=") isDefault = true;
    result += isDefault && sign !== "\n" ? " " : sign;
  }
  // No bracket closes it.
  return "";
}
