import type { PageOffer } from "./page-offer.ts";
import type { AccessPageContent } from "./access.ts";
import type { ChangesContent } from "./changes.ts";
import type { GraphqlPageContent } from "./graphql.ts";
import type { PageHistory } from "./history.ts";
import type { IngestionPageContent } from "./ingestion.ts";
import type { MetamodelPageContent } from "./metamodel.ts";
import type { Badge, Link, NounKind, SourceView } from "./parts.ts";
import type { PlainContent, PlainSectionView } from "./plain.ts";
import type { ProseContent } from "./prose.ts";
import type { PlannedRedirect } from "./redirects.ts";
import type { FeedEntry, ReleasesContent } from "./releases.ts";
import type { CommandContent, EnvironmentContent } from "./command.ts";
import type { RestliPageContent } from "./restli.ts";
import type { SdkPageContent } from "./sdk.ts";
import type { HostName } from "./hosts.ts";
import type { ThemeFacts } from "./theme.ts";
import type { VersionFacts } from "./versions.ts";

/**
 * The whole site, planned: what each page shows and where it is. But for the contents of pages, which may be left until
 * somebody looks, it is plain data that can be hashed, printed and sent to a worker thread. Rendering adds nothing but markup.
 */
export interface SitePlan {
  readonly site: SiteFacts;
  readonly pages: readonly SitePage[];
  /** Pictures and documents that pages show or offer. */
  readonly assets?: readonly PlannedAsset[] | undefined;
  /** Trees for the left side, by key; pages of one family share one. */
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  readonly redirects?: readonly PlannedRedirect[] | undefined;
  /** Entries of the feed of releases, the latest first. */
  readonly feed?: readonly FeedEntry[] | undefined;
  /** Whose files of headers are made. */
  readonly hosts?: readonly HostName[] | undefined;
  /** Files beside the pages, such as schemas that a page offers. */
  readonly files?: readonly PlannedFile[] | undefined;
}

/** A file whose text the plan has ready. */
export interface PlannedFile {
  /** Below the output folder. */
  readonly path: string;
  readonly content: string;
}

/** A file whose path tells its content from any other, so that nobody has to look at it where there is one of that name. */
export interface NamedFile {
  /** Below the output folder. */
  readonly path: string;
  readonly content: { get(): string };
}

/** A file of the input that becomes part of the site as it is. */
export interface PlannedAsset {
  /** Below the base, e.g. `assets/content/docs/imgs/lineage.png`. */
  readonly route: string;
  /** Path of the input file. */
  readonly path: string;
}

/** What is the same on every page. */
export interface SiteFacts {
  readonly title: string;
  /** The language of docs and guides, e.g. `pt-BR`; English where it is absent. */
  readonly language?: string | undefined;
  /** Begins and ends with a slash. */
  readonly base: string;
  /** Where the site is published, without a final slash; absent when not configured. */
  readonly url?: string | undefined;
  /** The tabs of the top bar. */
  readonly sections: readonly Section[];
  /** Address of the feed of releases; absent when there is none. */
  readonly feed?: string | undefined;
  /** As on a page that no other edition has. */
  readonly version?: VersionFacts | undefined;
  readonly theme?: ThemeFacts | undefined;
  /** What most readers come for, the most wanted first. */
  readonly tasks?: readonly SiteTask[] | undefined;
  /** Words that search takes for others besides, e.g. `{ ship: ["vessel"] }`. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Something that a reader wants to do, and the page that tells it. */
export interface SiteTask {
  readonly label: string;
  readonly route: string;
  /** One plain line about the page. */
  readonly text: string;
}

/** A tab of the top bar; it leads to the first page of the section. */
export interface Section extends Link {
  readonly id: SectionId;
}

/** A part of the site with a tree of its own; `home` is the first page, which belongs to none. */
export type SectionId =
  | "home"
  | "guides"
  | "metamodel"
  | "graphql"
  | "restli"
  | "ingestion"
  | "access"
  | "sdk"
  | "changes"
  | `plugin ${string}`;

/** A language that a page is there in. */
export interface PageTranslation {
  readonly language: string;
  /** What those who speak it call it. */
  readonly label: string;
  readonly route: string;
  readonly href: string;
}

/** A page with its place among the others and all that it shows. */
export interface Page {
  /** Path below the base without slashes around it; empty for the home page. */
  readonly route: string;
  /** The language that it is in, where that is not the site's. */
  readonly language?: string | undefined;
  /** The languages that it is there in, its own among them; absent where that is the only one. */
  readonly translations?: readonly PageTranslation[] | undefined;
  /** Shown as the page's heading, unless that has words of its own. */
  readonly title: string;
  /** What the page's heading says where its author wrote something else there than for the title. */
  readonly heading?: string | undefined;
  /** What its thing is a part of, which tells the page from others of its title where titles stand alone. */
  readonly partOf?: string | undefined;
  /** The title is left to the page's own text; it stays for those who can't see the page. */
  readonly hidesTitle?: true | undefined;
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
  /** The ways to the same page of other editions; absent where there is no other. */
  readonly version?: VersionFacts | undefined;
  /** Where a hand-written page can be changed. */
  readonly editHref?: string | undefined;
  /** Where readers can say what is wrong or missing, with the page filled in. */
  readonly issueHref?: string | undefined;
  /** Day on which the file of `source` was last changed, e.g. `2024-03-02`; absent unless it was asked for. */
  readonly lastChange?: string | undefined;
  readonly previous?: Link | undefined;
  readonly next?: Link | undefined;
  /** What else search finds it by, e.g. `PAT`. */
  readonly aliases?: readonly string[] | undefined;
  /** What navigation calls groups of pages that begin with it, and itself where that is not its title. */
  readonly labels?: readonly string[] | undefined;
  /** It stands where something was that is gone: readers of old links find it, but it isn't offered. */
  readonly isGone?: true | undefined;
  /** Where its author doesn't want it to be offered; who has its address finds it all the same. */
  readonly keptFrom?: readonly PageOffer[] | undefined;
  /** What releases have done to the things on the page; absent where that is nothing, or nobody knows. */
  readonly history?: PageHistory | undefined;
  /** What plug-ins have to say about its thing. */
  readonly added?: readonly PlainSectionView[] | undefined;
  readonly content: PageContent;
}

/** A page in its place, with its content to be asked for. */
export interface SitePage extends Omit<Page, "content" | "toc"> {
  readonly toc: readonly PlannedTocEntry[];
  readonly content: PlannedContent;
}

/** What a page shows. It may be worked out only when somebody looks. */
export interface PlannedContent {
  get(): PageContent;
  /** Tells the content from any other that the page may have, without a need to look at it. */
  name(): string;
}

/** A line of the table of contents. */
export interface TocEntry {
  /** Anchor of the heading. */
  readonly id: string;
  readonly label: string;
  readonly level: 2 | 3;
}

/** A line of the table of contents of a page whose content may not be worked out yet. */
export interface PlannedTocEntry extends TocEntry {
  /** The part of the content, e.g. `actions`, that it leads to; a content without it has no such line. */
  readonly part?: string | undefined;
}

/** The tree on the left side, whole. */
export interface NavigationTree {
  /** Names it to those who do not see it, e.g. `Metadata model`. */
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** Whether the groups at its top are kinds of things, to choose one from. */
  readonly hasKinds?: boolean | undefined;
}

/** A line of the tree, with those below it. */
export interface NavigationItem {
  readonly label: string;
  /** Absent for a mere group heading. */
  readonly href?: string | undefined;
  readonly deprecated?: boolean | undefined;
  /** A word behind the label, e.g. `managed only`. */
  readonly mark?: string | undefined;
  /** One of the class names that are known to mark pages, e.g. `saasOnly`. */
  readonly className?: string | undefined;
  readonly items?: readonly NavigationItem[] | undefined;
}

/** What stands between the heading and the footer, told apart by `kind`; one React component renders each. */
export type PageContent =
  | MetamodelPageContent
  | GraphqlPageContent
  | IngestionPageContent
  | AccessPageContent
  | SdkPageContent
  | CommandContent
  | EnvironmentContent
  | RestliPageContent
  | ProseContent
  | ReleasesContent
  | ChangesContent
  | PlainContent;
