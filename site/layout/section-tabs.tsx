import type { ReactNode } from "react";
import type { SectionId, SiteFacts } from "../../generator/page-model/page.ts";

/** The sections that the site has, each a link. The home page has the site's name instead; where there is one section, its tree is beside all pages. */
export function SectionTabs({ site, current }: { readonly site: SiteFacts; readonly current: SectionId }): ReactNode {
  const isOnly = site.sections.length === 1;
  return (
    <ul>
      {site.sections
        .filter((section) => section.id !== "home")
        .map((section) => (
          <li key={section.id}>
            <a href={section.href} aria-current={isOnly || section.id === current ? "true" : undefined}>
              {section.label}
            </a>
          </li>
        ))}
    </ul>
  );
}
