/** Widths of a character in the faces for names, as parts of the size; the widest of the usual ones is DejaVu's. */
const charWidth = 0.603;

/** How wide a line is at most, in the monospace face of a size; characters outside Latin may fall back to a wide face. */
export function measureLine(line: string, size: number): number {
  // Nearly all names are Latin, where characters need not be looked at one by one.
  if (!/[\u2e80-\uffff]/.test(line)) return Math.ceil(line.length * charWidth * size);
  let units = 0;
  for (const char of line) units += (char.codePointAt(0) ?? 0) < 0x2e80 ? charWidth : 1;
  return Math.ceil(units * size);
}

/** How wide the widest line is. */
export function measureLines(lines: readonly string[], size: number): number {
  return lines.reduce((widest, line) => Math.max(widest, measureLine(line, size)), 0);
}

/**
 * A name in at most two lines of at most so many characters, broken where its words meet so that neither is much
 * longer than the other: `EditableSchemaField`, `WithGlossaryTerm`. What is longer still loses its end.
 */
export function breakName(name: string, most: number): readonly string[] {
  if (name.length <= most) return [name];
  const chars = Array.from(name);
  if (chars.length <= most) return [name];
  const end = Math.min(chars.length, 2 * most);
  const at = findBreak(chars, end, most);
  const second = chars.slice(at);
  return [
    chars.slice(0, at).join(""),
    second.length <= most ? second.join("") : `${second.slice(0, most - 1).join("")}…`,
  ];
}

/** The place between two words that is nearest to the middle; the end of the line in a name without any. */
function findBreak(chars: readonly string[], end: number, most: number): number {
  let best = most;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = Math.max(1, end - most); at <= most; at += 1) {
    const isBreak = /^(?:[a-z0-9][A-Z]|[_.\-\s/:].)$/u.test(`${chars[at - 1]}${chars[at]}`);
    if (!isBreak || Math.abs(end - 2 * at) >= distance) continue;
    best = at;
    distance = Math.abs(end - 2 * at);
  }
  return best;
}
