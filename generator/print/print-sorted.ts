import { printJson } from "./print-json.ts";

/** A value as JSON in one line, whose keys are in ascending order: in another one it is the same value, and so has the same text. */
export function printSorted(value: unknown): string {
  return printJson(value, 0, { sortKeys: true });
}
