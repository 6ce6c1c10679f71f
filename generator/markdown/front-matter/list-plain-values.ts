const ownLine =
  /^([A-Za-z_][\w-]{0,60}):[ \t]+(?:"([^"\\]{0,300})"|'([^']{0,300})'|([^\s"'[\]{}>|*&!%#@`][^#]{0,300}?))[ \t\r]{0,100}$/;

/** What front matter says in a line each, by its names. */
export function listPlainValues(lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of lines) {
    const [, name, double, single, plain] = ownLine.exec(line) ?? [];
    const value = double ?? single ?? plain;
    if (name !== undefined && value !== undefined) found.set(name, value);
  }
  return found;
}
