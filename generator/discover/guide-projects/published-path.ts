/** A path below which a site is published, with slashes at both ends; the top where it has other signs than addresses usually do. */
export function toBase(path: string): string {
  const trimmed = trimSlashes(path);
  return /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(trimmed) ? `/${trimmed}/` : "/";
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}
