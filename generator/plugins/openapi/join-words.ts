import type { Words } from "../plugin.ts";

/** Several words as one line, a plain text where all of them are plain. */
export function joinWords(parts: readonly Words[], between: string): Words {
  const words = parts.flatMap((part, index) => [
    ...(index === 0 || between === "" ? [] : [between]),
    ...(typeof part === "string" ? [part] : part),
  ]);
  return words.every((word) => typeof word === "string") ? words.join("") : words;
}
