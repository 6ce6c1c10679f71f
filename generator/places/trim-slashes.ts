/** A path or an address below a base without slashes around it. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, "");
}
