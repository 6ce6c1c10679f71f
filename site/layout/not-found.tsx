import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { PageFrame } from "../../generator/page-model/render-request.ts";
import type { ReactNode } from "react";

/** The frame of the document that hosts serve for an unknown address. */
export const notFoundFrame: PageFrame = {
  route: "404",
  title: "There is no page here",
  description: "The address leads to no page of this site.",
  section: "home",
  navigation: "home",
  breadcrumbs: [],
  toc: [],
  badges: [],
};

/** The ways on from an address without a page. */
export function NotFoundBody({ site }: { readonly site: SiteFacts }): ReactNode {
  return (
    <>
      <p>The address may be misspelled, or what it named is gone.</p>
      {/* Filled by `list-nearest-pages.ts` with the pages that are named most alike. */}
      <div className="nearest" aria-live="polite" />
      <p>
        {/* Shown where scripts run; `offer-search.ts` gives the search the words of the address. */}
        <button type="button" className="search-address" aria-haspopup="dialog">
          Search for what the address names
        </button>
      </p>
      <p>Other ways on:</p>
      <ul>
        <li>
          <a href={site.base}>Start page</a>
        </li>
        {site.sections
          .filter((section) => section.id !== "home")
          .map((section) => (
            <li key={section.id}>
              <a href={section.href}>{section.label}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
