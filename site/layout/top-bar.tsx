import type { SectionId, SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { DarkIcon, LightIcon, MenuIcon, SystemIcon } from "./icons.tsx";

interface TopBarProps {
  readonly site: SiteFacts;
  readonly current: SectionId;
  readonly treeLabel: string;
}

/** The site's name, the tabs of its sections, and the theme. On narrow screens also the opener of the tree. */
export function TopBar({ site, current, treeLabel }: TopBarProps): ReactNode {
  return (
    <header className="bar">
      <button type="button" className="bar-button tree-opener" popoverTarget="tree" aria-label={`Contents of ${treeLabel}`}>
        <MenuIcon />
      </button>
      <a className="bar-name" href={site.base}>
        {site.title}
      </a>
      <nav className="bar-sections" aria-label="Sections">
        <ul>
          {site.sections
            .filter((section) => section.id !== "home")
            .map((section) => (
              <li key={section.id}>
                <a href={section.href} aria-current={section.id === current ? "true" : undefined}>
                  {section.label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {/* Shown only once the theme script has run. */}
      <button type="button" className="bar-button theme-switch" aria-label="Theme">
        <SystemIcon />
        <LightIcon />
        <DarkIcon />
      </button>
    </header>
  );
}
