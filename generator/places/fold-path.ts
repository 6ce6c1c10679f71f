/**
 * A path by which it is known whatever its letters' case and whether they are composed: file systems differ in what they
 * take for the same name, and archives from some have each accent as a character of its own.
 */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
