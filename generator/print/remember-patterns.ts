import { samplePattern, type TextLength } from "./sample-pattern.ts";

/** A text for a pattern, as `samplePattern` finds it. */
export type SamplePattern = (pattern: string, length: TextLength) => string | undefined;

/** Finds the text for a pattern once: a model says of thousands of fields the same, such as how its identifiers look. */
export function rememberPatterns(): SamplePattern {
  const known = new Map<string, string | undefined>();
  return (pattern, length) => {
    const key = `${length.least} ${length.most} ${pattern}`;
    if (known.has(key)) return known.get(key);
    const text = samplePattern(pattern, length);
    known.set(key, text);
    return text;
  };
}
