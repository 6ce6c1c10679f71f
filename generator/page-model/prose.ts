import type { Html } from "./parts.ts";

/** A hand-written page: all of it is the author's text, rendered. */
export interface ProseContent {
  readonly kind: "prose";
  readonly html: Html;
}
