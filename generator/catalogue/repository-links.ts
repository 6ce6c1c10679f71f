/** Where the files of an input can be looked at and edited: addresses with `{path}`, and `{line}` where there is one. */
export interface RepositoryLinks {
  /** Stands before the paths of the input's files, and is no part of `{path}`. */
  readonly prefix: string;
  /** The folder of the repository that the input is, which its addresses have before `{path}`; absent for its top. */
  readonly below?: string | undefined;
  readonly sourceUrl: string;
  /** Absent where only a commit is known, or the host has no such address. */
  readonly editUrl?: string | undefined;
}
