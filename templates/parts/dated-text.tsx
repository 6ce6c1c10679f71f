import type { ReactNode } from "react";

/** A text whose days, such as 2026-03-10, stay on one line: browsers take their hyphens for places to break. */
export function DatedText({ text }: { readonly text: string }): ReactNode {
  // The parts of a text never change places; every second one is a day.
  return text
    .split(/\b(\d{4}-\d{2}-\d{2})\b/)
    .map((part, index) => (index % 2 === 0 ? part : <time key={index}>{part}</time>));
}
