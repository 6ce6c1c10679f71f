import type { PageKind } from "../../../site/e2e/page-kinds.ts";

/** A written site that is being served. */
export interface AuditedSite {
  readonly name: string;
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  /** Address of the home page. */
  readonly url: string;
  /** The kinds of pages that the site has. */
  readonly pages: readonly PageKind[];
}
