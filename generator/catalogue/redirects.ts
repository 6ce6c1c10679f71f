import type { Span } from "./span.ts";

/** An address that a page had once. */
export interface Redirect {
  /** Path below the base without slashes around it. */
  readonly from: string;
  /** A web address, or the route of a page of the site, with or without an anchor. */
  readonly to: string;
  readonly span: Span;
}
