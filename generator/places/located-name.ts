import type { Span } from "../catalogue/span.ts";

/** A name and where it stands. */
export interface LocatedName {
  readonly name: string;
  readonly span: Span;
}
