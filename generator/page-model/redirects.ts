/** An old address at which readers are sent on. */
export interface PlannedRedirect {
  /** File below the output folder. */
  readonly path: string;
  /** The old address below the base, without a final slash. */
  readonly from: string;
  /** Where readers are sent; with the base path where it is a page of the site. */
  readonly href: string;
}
