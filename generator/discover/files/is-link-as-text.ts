/** In bytes; no path of a link in a repository is longer. */
const longestPath = 4096;

/**
 * Whether all of a file is the path of another one of its kind, as Git writes a symbolic link where it makes none, which it does
 * on Windows unless it is told to. Who writes a file ends its line, and nothing that is read here is a lone path.
 */
export function isLinkAsText(path: string, bytes: Buffer): boolean {
  const ending = /\.[a-z\d]+$/i.exec(path)?.[0];
  if (ending === undefined || bytes.length === 0 || bytes.length > longestPath) return false;
  const text = bytes.toString("utf8");
  return /^(?:\.{1,2}\/)*(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/.test(text) && text.endsWith(ending);
}
