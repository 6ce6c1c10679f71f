import type { Tag } from "./tag.ts";

/**
 * A piece of a page's markup: text with its entities resolved, or an element. Only what the site's
 * own templates and the sanitised parts of hand-written pages contain has to be understood.
 */
export type Markup = string | MarkupElement;

/** An element with what is in it. */
export interface MarkupElement {
  readonly tag: Tag;
  readonly children: readonly Markup[];
  /** Whether it is a block or has one inside, as in `<span><p>`, which authors write. */
  readonly holdsBlock: boolean;
}

/** All text of a piece of markup, white space as it stands. */
export function textOf(markup: readonly Markup[]): string {
  let text = "";
  for (const piece of markup) text += typeof piece === "string" ? piece : textOf(piece.children);
  return text;
}

/** Whether a piece is a block or has one inside. */
export function holdsBlock(piece: Markup): piece is MarkupElement {
  return typeof piece !== "string" && piece.holdsBlock;
}
