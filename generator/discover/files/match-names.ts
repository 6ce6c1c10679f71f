/** Stars, letters and what separates them, and lists of those in braces, which are as far as names are understood here. */
const plainName = /^[\w.*,{}-]+$/;

/**
 * Tells of names whether they can be those of files that match one of the globs, by the end of each; undefined where one of
 * them may match any. It may say yes to too much, never no to what does match.
 */
export function matchNames(globs: readonly string[]): RegExp | undefined {
  const sources = globs.map((glob) => toSource(glob.slice(glob.lastIndexOf("/") + 1)));
  return sources.includes(undefined) ? undefined : new RegExp(`^(?:${sources.join("|")})$`, "s");
}

function toSource(name: string): string | undefined {
  // Braces around no list, or around two dots, mean something else; stars alone mean anything.
  if (!plainName.test(name) || name.includes("..") || /^\*+$/.test(name)) return undefined;
  const parts = name.split(/(\{[^{}]*,[^{}]*\})/);
  return parts.some((part, index) => index % 2 === 0 && /[{},]/.test(part))
    ? undefined
    : parts
        .map((part) => part.replaceAll(".", "\\.").replaceAll("*", ".*"))
        .map((part, index) => (index % 2 === 0 ? part : `(?:${part.slice(1, -1).replaceAll(",", "|")})`))
        .join("");
}
