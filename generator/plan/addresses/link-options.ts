import type { RepositoryLinks } from "../../catalogue/repository-links.ts";

/** What the configuration says of addresses. */
export interface LinkOptions {
  /** Begins and ends with a slash. */
  readonly base: string;
  /** E.g. `https://example.org/repo/blob/main/{path}#L{line}`; absent when the input tells, empty when source links are not wanted. */
  readonly sourceUrl?: string | undefined;
  /** E.g. `https://example.org/repo/edit/main/{path}`; absent when the input tells, empty when edit links are not wanted. */
  readonly editUrl?: string | undefined;
  /** The repositories that inputs were cloned from, for where no address is configured. */
  readonly repositories?: readonly RepositoryLinks[] | undefined;
}
