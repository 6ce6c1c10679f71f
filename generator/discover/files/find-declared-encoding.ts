/** Python looks for it in two lines, which nobody makes longer. */
const farthest = 500;

/**
 * The encoding that a file of Python declares in a comment at its top, by the name that a decoder knows; undefined for
 * other files and for encodings that no decoder knows. Python reads such a file by it, so it's no mistake.
 */
export function findDeclaredEncoding(path: string, bytes: Buffer): string | undefined {
  if (!path.endsWith(".py")) return undefined;
  const top = bytes
    .subarray(0, farthest)
    .toString("latin1")
    .split(/\r\n?|\n/, 2);
  const declared = top.map((line) => /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/.exec(line)?.[1]).find(Boolean);
  if (declared === undefined) return undefined;
  const name = declared.toLowerCase().replaceAll("_", "-");
  const label = /^(?:latin-?1|l1|iso8859-1)$/.test(name) ? "iso-8859-1" : name;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
