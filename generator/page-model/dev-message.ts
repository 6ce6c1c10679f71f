/** What the development server tells a page that is open in a browser. */
export interface DevMessage {
  /** Whether the page is no longer what the server would give. */
  readonly isOutdated: boolean;
  /** Addresses of the style sheets that the page should have. */
  readonly styles: readonly string[];
  /** Whether no site could be made of what is there now, so that the pages are those from before. */
  readonly isStale: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** The first of them, errors before warnings. */
  readonly problems: readonly DevProblem[];
}

/** A diagnostic, ready to be shown. */
export interface DevProblem {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly message: string;
  readonly help?: string | undefined;
  /** File, line and column. */
  readonly place?: string | undefined;
  /** The line of the input, and marks below it. */
  readonly frame?: { readonly number: number; readonly line: string; readonly marks: string } | undefined;
}

/** Where the development server has what is no part of the site, below any folder of it; no page or file of a site is called so. */
export const devPath = "/.aspectdoc/";
