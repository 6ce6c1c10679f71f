import type { Allows, PatternNode } from "./read-pattern.ts";

/** Whether signs stand at the beginning of a text, or anywhere in it. */
export function isFound(text: string, { allows, isAnywhere }: Extract<PatternNode, { kind: "unless" }>): boolean {
  const isAt = (from: number): boolean => allows.every((allow, index) => isOneOf(text[from + index], allow));
  return Array.from({ length: isAnywhere ? text.length : 1 }, (_, from) => from).some(isAt);
}

function isOneOf(sign: string | undefined, allow: Allows): boolean {
  return sign !== undefined && allow(sign);
}
