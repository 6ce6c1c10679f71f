/** What a folder has that may say what it calls itself, as it stands there: read with all else, and understood where somebody asks. */
export interface NameTexts {
  /** The beginning of its README, and what that is called there, e.g. `README.md`. */
  readonly readme?: { readonly file: string; readonly text: string } | undefined;
  /** The manifests of its packages, e.g. `package.json`, in the order in which they tell. */
  readonly manifests: readonly { readonly file: string; readonly text: string }[];
  /** What the repository is called that the whole folder was cloned from. */
  readonly repository?: string | undefined;
}
