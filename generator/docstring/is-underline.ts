/** Whether a line is what stands below a heading in NumPy's manner. */
export function isUnderline(line: string | undefined): boolean {
  return line !== undefined && /^\s*-{3,}\s*$/.test(line);
}
