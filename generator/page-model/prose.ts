import type { FrontView } from "./front.ts";
import type { Html } from "./parts.ts";

/** A hand-written page: all of it is the author's text, rendered, but for what the first page of a site has besides. */
export interface ProseContent {
  readonly kind: "prose";
  readonly html: Html;
  /** What only the first page of a site has, and how many characters of the text come before it. */
  readonly front?: (FrontView & { readonly at: number }) | undefined;
}
