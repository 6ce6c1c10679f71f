import type { SectionId, SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { DarkIcon, LightIcon, MenuIcon, SystemIcon } from "./icons.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { VersionMenu } from "./version-menu.tsx";

interface TopBarProps {
  readonly site: SiteFacts;
  readonly section: SectionId;
  readonly treeLabel: string;
}

/** The site's name, the tabs of its sections, and the theme. On narrow screens also the opener of the tree. */
export function TopBar({ site, section, treeLabel }: TopBarProps): ReactNode {
  return (
    <header className="bar">
      <button
        type="button"
        className="bar-button tree-opener"
        popoverTarget="~tree"
        aria-label={`Contents of ${treeLabel}`}
      >
        <MenuIcon />
      </button>
      <a className="bar-name" href={site.base}>
        {site.title}
      </a>
      <nav className="bar-tabs" aria-label="Sections">
        <SectionTabs site={site} current={section} />
      </nav>
      <VersionMenu version={site.version} />
      {/* Shown only once the early script has run. */}
      <button type="button" className="bar-button theme-switch" aria-label="Theme">
        <SystemIcon />
        <LightIcon />
        <DarkIcon />
      </button>
    </header>
  );
}
