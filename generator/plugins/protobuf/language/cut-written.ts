import type { Reading } from "./reading.ts";

/** In characters; longer ones say the rest in their own file. */
const longestWritten = 50_000;

/** A declaration as its author wrote it, without the indentation of what is around it. */
export function cutWritten({ text }: Reading, start: number, end: number): { readonly written?: string | undefined } {
  if (end - start > longestWritten) return {};
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const indent = /^[ \t]*$/.test(before) ? before : "";
  const lines = text.slice(start, end).replaceAll("\r\n", "\n").split("\n");
  return { written: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join("\n") };
}
