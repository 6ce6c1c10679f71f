/** Numbers as the differences between them. */
export function toDifferences(numbers: readonly number[]): readonly number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** Texts, a line each. */
export function toLines(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).join("\n");
}
