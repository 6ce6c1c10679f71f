/** Signs of a pattern of tags: a class such as `[0-9]`, any text, one character, and what an expression would take for its own. */
const signs = /\[!?\]?[^\]]*\]|[*?]|[.+^${}()|[\]\\]/g;

/** A test for tags, as `git tag --list` takes patterns: `*` is any text, slashes too, `?` one character, `[0-9]` one of several. */
export function matchTag(pattern: string): (tag: string) => boolean {
  const [first = "", ...others] = pattern.replace(/\*+/g, "*").replace(signs, toSource).split(anyText);
  const last = others.pop();
  // What has been found of a piece is not looked for again, so that many `*` take no longer than one.
  const between = others.map((piece, index) => `(?=(.*?${piece}))\\${index + 1}`).join("");
  try {
    const expression = new RegExp(`^${first}${last === undefined ? "" : `${between}.*${last}`}$`, "s");
    return (tag) => expression.test(tag);
  } catch {
    // A class such as `[z-a]` holds nothing.
    return () => false;
  }
}

/** Stands for `*` in what is cut at it; no pattern of tags has it. */
const anyText = "\0";

function toSource(sign: string): string {
  if (sign === "*") return anyText;
  if (sign === "?") return ".";
  if (sign.length === 1) return `\\${sign}`;
  const isOther = sign.startsWith("[!");
  return `[${isOther ? "^" : ""}${sign.slice(isOther ? 2 : 1, -1).replace(/[\\\]^[]/g, "\\$&")}]`;
}

/** What stands before the first sign of a pattern, and so before the version of each tag. */
export function beginTag(pattern: string): string {
  return pattern.slice(0, pattern.search(/[*?[]|$/));
}
