import { isKeptFrom } from "../../generator/page-model/page-offer.ts";
import type { PageFrame, SiteAssets } from "../../generator/page-model/render-request.ts";
import type { NavigationTree, SiteFacts } from "../../generator/page-model/page.ts";
import type { SiteParts } from "../../generator/page-model/part-names.ts";
import type { ReactNode } from "react";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DocumentHead } from "./document-head.tsx";
import { LostNote } from "./lost-note.tsx";
import { NavigationView } from "./navigation-view.tsx";
import { PageFoot } from "./page-foot.tsx";
import { PageHeading } from "./page-heading.tsx";
import { SiteFoot } from "./site-foot.tsx";
import { Slot } from "./slot.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import { TopBar } from "./top-bar.tsx";
import { VersionBanner } from "./version-banner.tsx";

/** What a document is made of. */
export interface DocumentProps {
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly page: PageFrame;
  readonly navigation: NavigationTree;
  /** Whether search engines are given the page; they are unless told otherwise. */
  readonly indexed?: boolean;
  /** Whether it is shown for addresses that lead nowhere, whatever path the site stands below. */
  readonly isNotFound?: boolean;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
  /** Components that replace parts of the frame. */
  readonly parts?: SiteParts | undefined;
  readonly children: ReactNode;
}

/** The frame around every page: top bar, the section's tree, the page itself with its contents list, the foot. */
export function Document({
  site,
  assets,
  page,
  navigation,
  twin,
  parts,
  children,
  isNotFound = false,
  ...props
}: DocumentProps): ReactNode {
  const indexed = props.indexed !== false && site.version?.noIndex !== true && !isKeptFrom(page, "engines");
  const version = page.version ?? site.version;
  return (
    <html lang={page.language ?? site.language ?? "en"} data-root={site.base}>
      <DocumentHead site={site} assets={assets} page={page} indexed={indexed} twin={twin} isNotFound={isNotFound} />
      <body className={site.version?.className}>
        <a className="skip" href="#~content">
          Skip to content
        </a>
        <AnnouncementBar announcement={site.theme?.announcement} />
        <Slot
          name="top-bar"
          parts={parts}
          own={TopBar}
          props={{ site, version, section: page.section, treeLabel: navigation.label }}
        />
        <div className="frame">
          <NavigationView tree={navigation} treeKey={page.navigation} file={site.base + assets.navigation} />
          <main id="~content" className={page.toc.length > 0 ? "page page-with-toc" : "page"} tabIndex={-1}>
            <header className="page-head">
              <VersionBanner version={version} />
              <Slot name="breadcrumbs" parts={parts} own={Breadcrumbs} props={{ links: page.breadcrumbs }} />
              <Slot
                name="page-heading"
                parts={parts}
                own={PageHeading}
                props={{ page, version: site.version, twin, logo: page.route === "" ? site.theme?.logo : undefined }}
              />
            </header>
            <Slot name="table-of-contents" parts={parts} own={TableOfContents} props={{ entries: page.toc }} />
            <div className="page-body">{children}</div>
            <Slot name="page-foot" parts={parts} own={PageFoot} props={{ page, twin }} />
          </main>
        </div>
        <Slot name="site-foot" parts={parts} own={SiteFoot} props={{ site }} />
        {isNotFound ? <LostNote title={page.title} /> : null}
      </body>
    </html>
  );
}
