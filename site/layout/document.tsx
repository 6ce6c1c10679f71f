import type { PageFrame, SiteAssets } from "../../generator/page-model/render-page.ts";
import type { NavigationTree, SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { DocumentHead } from "./document-head.tsx";
import { NavigationView } from "./navigation-view.tsx";
import { PageFoot } from "./page-foot.tsx";
import { PageHeading } from "./page-heading.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import { TopBar } from "./top-bar.tsx";
import { VersionBanner } from "./version-banner.tsx";

export interface DocumentProps {
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly page: PageFrame;
  readonly navigation: NavigationTree;
  /** Whether search engines are given the page; they are unless told otherwise. */
  readonly indexed?: boolean;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
  readonly children: ReactNode;
}

/** The frame around every page: top bar, the section's tree, the page itself with its contents list, the foot. */
export function Document({ site, assets, page, navigation, twin, children, ...props }: DocumentProps): ReactNode {
  const indexed = props.indexed !== false && site.version?.noIndex !== true;
  return (
    <html lang="en">
      <DocumentHead site={site} assets={assets} page={page} indexed={indexed} twin={twin} />
      <body className={site.version?.className}>
        <a className="skip" href="#~content">
          Skip to content
        </a>
        <TopBar site={site} section={page.section} treeLabel={navigation.label} />
        <div className="frame">
          <NavigationView
            tree={navigation}
            treeKey={page.navigation}
            file={site.base + assets.navigation}
          />
          <main id="~content" className={page.toc.length > 0 ? "page page-with-toc" : "page"} tabIndex={-1}>
            <header className="page-head">
              <VersionBanner version={site.version} />
              <Breadcrumbs links={page.breadcrumbs} />
              <PageHeading page={page} version={site.version} />
            </header>
            <TableOfContents entries={page.toc} />
            <div className="page-body">{children}</div>
            <PageFoot page={page} twin={twin} />
          </main>
        </div>
      </body>
    </html>
  );
}
