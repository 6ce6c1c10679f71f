import type { Link } from "./parts.ts";

/** Which edition of the site this is, and what others there are. */
export interface VersionFacts {
  readonly label: string;
  /** What each page warns of. */
  readonly banner?: "unreleased" | "unmaintained" | undefined;
  /** Whether each page shows the label. */
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className?: string | undefined;
  /** The edition that readers should use, when it is another one. */
  readonly last?: VersionLink | undefined;
  /** Where search engines should lead to instead; absent for what is nowhere else. */
  readonly canonical?: string | undefined;
  /** All editions in the order of the list, this one included; empty when there is no other. */
  readonly menu: readonly VersionLink[];
}

/** The way to an edition: to the page that it shares with this one where it has that, else to its first. */
export interface VersionLink extends Link {
  /** A few words about it, e.g. `unreleased`. */
  readonly note?: string | undefined;
  readonly isCurrent: boolean;
  /** It is of another model, which needn't have the pages of this one. */
  readonly isOtherModel?: true | undefined;
  /** The address is that of the same page. */
  readonly isSamePage?: true | undefined;
}
