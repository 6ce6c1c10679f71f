import type { GraphqlPageContent } from "./graphql.ts";
import type { MetamodelPageContent } from "./metamodel.ts";
import type { Badge, Link, NounKind, SourceView } from "./parts.ts";

/**
 * The whole site, planned: what each page shows and where it is. Plain data that can be hashed,
 * printed and sent to a worker thread. Rendering adds nothing but markup.
 */
export interface SitePlan {
  readonly site: SiteFacts;
  readonly pages: readonly Page[];
  /** Trees for the left side, by key; pages of one family share one. */
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/** What is the same on every page. */
export interface SiteFacts {
  readonly title: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  /** Where the site is published, without a final slash; absent when not configured. */
  readonly url?: string | undefined;
  /** The tabs of the top bar. */
  readonly sections: readonly Section[];
}

export interface Section extends Link {
  readonly id: SectionId;
}

export type SectionId = "home" | "guides" | "metamodel" | "graphql" | "ingestion" | "sdk";

export interface Page {
  /** Path below the base without slashes around it; empty for the home page. */
  readonly route: string;
  /** Shown as the page's heading. */
  readonly title: string;
  /** The quiet label before the title that says what the thing is. */
  readonly noun?: NounKind | undefined;
  /** One plain line for search engines and previews. */
  readonly description: string;
  readonly section: SectionId;
  /** Key into `SitePlan.navigation`. */
  readonly navigation: string;
  /** From the section down to, but without, this page. */
  readonly breadcrumbs: readonly Link[];
  readonly toc: readonly TocEntry[];
  readonly badges: readonly Badge[];
  readonly source?: SourceView | undefined;
  readonly previous?: Link | undefined;
  readonly next?: Link | undefined;
  readonly content: PageContent;
}

export interface TocEntry {
  readonly id: string;
  readonly label: string;
  readonly level: 2 | 3;
}

export interface NavigationTree {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

export interface NavigationItem {
  readonly label: string;
  /** Absent for a mere group heading. */
  readonly href?: string | undefined;
  readonly deprecated?: boolean | undefined;
  readonly items?: readonly NavigationItem[] | undefined;
}

/** What stands between the heading and the footer, told apart by `kind`; one React component renders each. */
export type PageContent = MetamodelPageContent | GraphqlPageContent;
