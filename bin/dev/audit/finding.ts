/** What one check says of one page, or of a site where there is no page. */
export interface Finding {
  readonly site: string;
  /** The kind of page; absent when it is about the whole site. */
  readonly page?: string | undefined;
  readonly check: string;
  /** What the table shows, e.g. `ok` or `100`. */
  readonly shown: string;
  /** What is wrong, a line each; none when the check is passed. */
  readonly faults: readonly string[];
}

/** A finding that shows `ok`, or how many faults there are. */
export function toFinding(where: Pick<Finding, "site" | "page" | "check">, faults: readonly string[]): Finding {
  return { ...where, shown: faults.length === 0 ? "ok" : `${faults.length}`, faults };
}
