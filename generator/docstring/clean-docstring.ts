/**
 * A docstring as Python's own tools show it: without the indentation that all lines after the first
 * share, and without empty lines around it. Undefined where nothing is left.
 */
export function cleanDocstring(text: string): string | undefined {
  const lines = text.replaceAll("\t", "        ").split(/\r?\n/);
  const rest = lines.slice(1).filter((line) => line.trim() !== "");
  const margin = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  const cleaned = lines.map((line, index) => {
    const shown = index === 0 ? line.trimStart() : line.slice(margin);
    // A form feed is a blank as well, and tells tools where to end.
    return shown.includes("\f") ? shown : shown.trimEnd();
  });
  const whole = cleaned.join("\n").replace(/^\n+|(?<!\n)\n+$/g, "");
  return whole === "" ? undefined : whole;
}
