/** The parts of the frame that a folder of the user's may replace: a file of that name exports the component. */
export const partNames = [
  "top-bar",
  "breadcrumbs",
  "page-heading",
  "table-of-contents",
  "page-foot",
  "site-foot",
  "landing-page",
  "not-found",
] as const;

/** One of those names. */
export type PartName = (typeof partNames)[number];

/** The user's components by the parts that they replace; only the site knows what they are. */
export type SiteParts = Readonly<Partial<Record<PartName, unknown>>>;
