import type { RichText, TextRun } from "../../page-model/parts.ts";

/** Texts one after the other, with something between them. */
export function joinTexts(texts: readonly RichText[], separator = ", "): RichText {
  return texts.flatMap((text, index) => (index === 0 ? text : [{ text: separator }, ...text]));
}

/** Words and names as a list on one line. */
export function joinRuns(runs: readonly TextRun[]): RichText {
  return joinTexts(runs.map((run) => [run]));
}

/** How many characters a text has. */
export function measureText(text: RichText): number {
  return text.reduce((length, run) => length + run.text.length, 0);
}
