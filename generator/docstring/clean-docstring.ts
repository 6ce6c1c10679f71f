import { leastIndent } from "../places/indentation.ts";

/**
 * A docstring as Python's own tools show it: without the indentation that all lines after the first
 * share, and without empty lines around it. Undefined where nothing is left.
 */
export function cleanDocstring(text: string): string | undefined {
  const lines = text.replaceAll("\t", "        ").split(/\r?\n/);
  const margin = leastIndent(lines.slice(1));
  const cleaned = lines.map((line, index) => {
    const shown = index === 0 ? line.trimStart() : line.slice(margin);
    // A form feed is a blank as well, and tells tools where to end.
    return shown.includes("\f") ? shown : shown.trimEnd();
  });
  const whole = cleaned.join("\n").replace(/^\n+|(?<!\n)\n+$/g, "");
  return whole === "" ? undefined : whole;
}
