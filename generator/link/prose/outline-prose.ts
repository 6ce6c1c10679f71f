import type { PlacedProse, ProseDocuments } from "../../parse/documents.ts";
import type { ProseDocument } from "../../parse/prose/prose-document.ts";

/** A hand-written page as far as others can lead to it and it to others. */
export interface OutlinedPage extends Omit<PlacedProse, "document"> {
  readonly document: Omit<ProseDocument, "text" | "examples" | "segments">;
}

/** All hand-written pages with what stands around them, but not what they say. */
export interface ProseOutline extends Omit<ProseDocuments, "pages" | "introductions"> {
  readonly pages: readonly OutlinedPage[];
  readonly introductions: readonly OutlinedPage[];
}

/** What linking looks at: most edits of a page change its words, and no link with them. */
export function outlineProse(documents: ProseDocuments): ProseOutline {
  const { pages, introductions } = documents;
  return { ...documents, pages: pages.map(outlinePage), introductions: introductions.map(outlinePage) };
}

function outlinePage({ document, root }: PlacedProse): OutlinedPage {
  const { text: _, examples: __, segments: ___, ...outline } = document;
  return { document: outline, root };
}
