import { escapeHtml } from "../markup/markup.ts";

/** Shorter names fit into a column of a table on a phone. */
const longestWhole = 20;

/** The markup of a name in code, with places to break a line where its parts meet. What has blanks breaks there. */
export function breakName(name: string): string {
  if (name.length <= longestWhole || /\s/.test(name)) return escapeHtml(name);
  const parts = name.split(/(?<=[._/])(?=[A-Za-z0-9])|(?<=[a-z0-9])(?=[A-Z])/);
  return parts.map(escapeHtml).join("<wbr>");
}
