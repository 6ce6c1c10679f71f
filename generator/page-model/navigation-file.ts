/**
 * What the site's one file of navigation says: the whole trees, of which pages carry but a part. Addresses in
 * it are ways from the home page, which begin with `./`, as pages at every depth read it.
 */
export interface NavigationFile {
  /** By key, the items at the top of each tree. */
  readonly trees: Readonly<Record<string, readonly NavigationEntry[]>>;
  /** By the address of a section's tab, the key of its tree. */
  readonly sections: Readonly<Record<string, string>>;
}

/** An item of a tree. Most have a label and an address alone, so the file is half as long as with named keys. */
export type NavigationEntry = readonly [label: string, href: string, more?: NavigationEntryDetails];

/** What few items have: others below them, or a mark. */
export interface NavigationEntryDetails {
  readonly items?: readonly NavigationEntry[] | undefined;
  readonly deprecated?: true | undefined;
  readonly mark?: string | undefined;
  readonly className?: string | undefined;
}

/** Key of the home page's tree, which has the sections and nothing else. */
export const homeTreeKey = "home";
