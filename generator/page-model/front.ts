import type { Link } from "./parts.ts";

/** How a site receives its readers. */
export interface FrontView {
  /** What there is to search, e.g. `3,012 pages`. */
  readonly searched: string;
  /** What most of them come for. */
  readonly tasks: readonly (Link & { readonly text: string })[];
}
