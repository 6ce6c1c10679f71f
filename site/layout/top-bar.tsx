import type { SectionId, SiteFacts } from "../../generator/page-model/page.ts";
import type { Link } from "../../generator/page-model/parts.ts";
import type { VersionFacts } from "../../generator/page-model/versions.ts";
import { memo, type FC, type ReactNode } from "react";
import { SearchOpener } from "./search-opener.tsx";
import { DarkIcon, LightIcon, MenuIcon, SystemIcon } from "./icons.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { VersionMenu } from "./version-menu.tsx";

interface TopBarProps {
  readonly site: SiteFacts;
  readonly version: VersionFacts | undefined;
  readonly section: SectionId;
  readonly treeLabel: string;
}

/** The site's name, the tabs of its sections, search, and the theme. On narrow screens also the opener of the tree. */
export const TopBar: FC<TopBarProps> = memo(function TopBar({ site, version, section, treeLabel }: TopBarProps) {
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
        <SiteLogo logo={site.theme?.logo} className="bar-logo" height={28} />
        {site.title}
      </a>
      <nav className="bar-tabs" aria-label="Sections">
        <SectionTabs site={site} current={section} />
      </nav>
      <BarLinks links={site.theme?.links ?? []} />
      <SearchOpener site={site} />
      <VersionMenu version={version} />
      {/* Shown only once the early script has run. */}
      <button type="button" className="bar-button theme-switch" aria-label="Theme">
        <SystemIcon />
        <LightIcon />
        <DarkIcon />
      </button>
    </header>
  );
});

function BarLinks({ links }: { readonly links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className="bar-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
