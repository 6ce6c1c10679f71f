import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { VersionFacts } from "../../generator/page-model/versions.ts";
import type { ReactNode } from "react";
import { SearchOpener } from "./search-opener.tsx";
import { VersionMenu } from "./version-menu.tsx";
import { DarkIcon, LightIcon, MenuIcon, SystemIcon } from "./icons.tsx";

interface TopBarProps {
  readonly site: SiteFacts;
  readonly version: VersionFacts | undefined;
  readonly tabs: ReactNode;
  readonly treeLabel: string;
}

/** The site's name, the tabs of its sections, search, and the theme. On narrow screens also the opener of the tree. */
export function TopBar({ site, version, tabs, treeLabel }: TopBarProps): ReactNode {
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
        {tabs}
      </nav>
      <SearchOpener site={site} />
      <VersionMenu version={version} />
      {/* Shown only once the theme script has run. */}
      <button type="button" className="bar-button theme-switch" aria-label="Theme">
        <SystemIcon />
        <LightIcon />
        <DarkIcon />
      </button>
    </header>
  );
}
