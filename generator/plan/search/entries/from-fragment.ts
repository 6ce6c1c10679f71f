import type { Html } from "../../../page-model/parts.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { splitSections } from "./split-sections.ts";

/** A hand-written part of a page, with its headings. */
export function fromFragment(
  html: Html | undefined,
  { anchor, label }: { readonly anchor: string; readonly label: string },
): readonly SearchEntry[] {
  if (html === undefined) return [];
  return splitSections(html).map(({ id = anchor, label: heading, text, under }) => ({
    kind: "heading",
    under,
    name: heading === "" ? label : heading,
    anchor: id,
    meaning: firstSentence(text),
    text,
  }));
}

/** A hand-written page: its first words, and its headings. */
export function fromProse(html: Html): Collected {
  const [own, ...sections] = splitSections(html);
  return [
    { text: own?.text ?? "" },
    ...sections.map(({ id = "", label, text, under }): SearchEntry => {
      return { kind: "heading", name: label, anchor: id, under, meaning: firstSentence(text), text };
    }),
  ];
}
