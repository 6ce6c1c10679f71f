import type { SiteFacts } from "./page.ts";

/** What the site documents, with its version where it is one of a version. */
export function nameEdition({ title, version }: Pick<SiteFacts, "title" | "version">): string {
  if (version === undefined || title.includes(version.label)) return title;
  return version.label.includes(title) ? version.label : `${title} ${version.label}`;
}
