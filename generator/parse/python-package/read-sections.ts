/** A line of a value, with its number from 1. */
export interface ValueLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The values by section and key; a value goes on as long as lines are indented. */
export function readSections(text: string): ReadonlyMap<string, ReadonlyMap<string, readonly ValueLine[]>> {
  const sections = new Map<string, Map<string, ValueLine[]>>();
  let keys: Map<string, ValueLine[]> | undefined;
  let lines: ValueLine[] | undefined;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const value = written.trim();
    if (value === "" || /^[#;]/.test(value)) continue;
    const [, section] = /^\[([^\]]+)\]/.exec(written) ?? [];
    if (section !== undefined) {
      keys = sections.get(section.trim()) ?? new Map<string, ValueLine[]>();
      sections.set(section.trim(), keys);
      lines = undefined;
      continue;
    }
    const at = { line: index + 1, column: written.length - written.trimStart().length + 1 };
    if (/^\s/.test(written)) {
      lines?.push({ text: value, ...at });
      continue;
    }
    const [, name, first = ""] = /^([^=:]+)[=:]\s*(.*)$/.exec(value) ?? [];
    if (name === undefined || keys === undefined) continue;
    lines = first === "" ? [] : [{ text: first, ...at, column: value.length - first.length + 1 }];
    keys.set(name.trimEnd(), lines);
  }
  return sections;
}
