import type { Span } from "../catalogue/span.ts";

/**
 * Tells the first time from later ones for a word at a place. Fields of shared records are met in
 * every aspect that uses them, but each of their faults is one fault.
 */
export function createOnce(): (word: string, span: Span) => boolean {
  const seen = new Set<string>();
  return (word, { file, startLine, startColumn }) => {
    const key = JSON.stringify([word, file, startLine, startColumn]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}
