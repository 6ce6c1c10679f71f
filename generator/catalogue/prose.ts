import type { Span } from "./span.ts";

/** Hand-written pages and the order in which a sidebar puts them. */
export interface ProseModel {
  /** By id, sorted. */
  readonly pages: ReadonlyMap<string, ProsePage>;
  /** By name, e.g. `overviewSidebar`. */
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  /** Pictures and other files that pages show or offer, by path of the file. */
  readonly assets: ReadonlyMap<string, ProseAsset>;
  /** What links lead to in Markdown that is a part of other pages, by its place as in `releases.yml:12`. */
  readonly parts: ReadonlyMap<string, ProsePart>;
}

/** Markdown that is a part of a page made from the model: docs of a source, notes of a release. */
export interface ProsePart {
  readonly span: Span;
  /** What each target in the text leads to, in its order; whether an anchor of its own is there only planning knows. */
  readonly links: readonly ProseLink[];
}

/** A hand-written page, without its text, which planning has beside the catalogue. */
export interface ProsePage {
  /** Path of the file below its content root without extension, case kept, e.g. `docs/quickstart`. */
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly sidebarLabel: string;
  /** Where it is below the base, without slashes around it, e.g. `quickstart`. */
  readonly slug: string;
  /** The language that it is in where it says so, or its place does, e.g. `pt-BR`. */
  readonly language?: string | undefined;
  readonly hideTitle: boolean;
  /** The highest and the lowest level of headings in its table of contents, e.g. `[2, 3]`. */
  readonly tocLevels: readonly [number, number];
  /** In order; ids as they stand in the page. */
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** Ids that its author gave to other things than headings; absent where there are none. */
  readonly anchors?: readonly string[] | undefined;
  /** Position among the pages of its folder, where the front matter gives one. */
  readonly position?: number | undefined;
  /** What each target on the page leads to, in the page's order. */
  readonly links: readonly ProseLink[];
  /** Privileges that examples of policies on the page grant; absent where there are none. */
  readonly privileges?: readonly { readonly name: string; readonly span: Span }[] | undefined;
  /** What else readers may look for when they mean it, e.g. `PAT`. */
  readonly aliases?: readonly string[] | undefined;
  /** Where its author says that it is edited; `null` for nowhere, as of a page that was made; absent where nothing is said. */
  readonly editUrl?: string | null | undefined;
  /** Name of the sidebar that holds it; absent for an orphan. */
  readonly sidebar?: string | undefined;
}

/** A target that an author wrote, resolved. */
export type ProseLink = { readonly target: string; readonly span: Span } & (
  | { readonly to: "page"; readonly id: string; readonly anchor?: string | undefined }
  | { readonly to: "generated"; readonly route: string; readonly anchor?: string | undefined }
  | { readonly to: "asset"; readonly path: string }
  | { readonly to: "source"; readonly path: string; readonly line?: number | undefined }
  | { readonly to: "external"; readonly href: string }
  | { readonly to: "anchor"; readonly anchor: string }
  /** Known to be no part of this site: another project's page, or one that a build makes. */
  | { readonly to: "elsewhere" }
  /** Lost, and told as such. */
  | { readonly to: "nothing" }
);

/** A picture or document below the content. */
export interface ProseAsset {
  /** Below the input, e.g. `docs/imgs/lineage.png`. */
  readonly path: string;
  /** In pixels, where the file tells. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A tree of pages, as one `sidebars` file or folder structure gives it. */
export interface Sidebar {
  readonly name: string;
  readonly file: string;
  readonly items: readonly SidebarItem[];
}

/**
 * The item shapes of a sidebar, normalised: shorthands written out, folders of hand-written pages
 * listed. Folders of pages that are made from the model stay, since those are only planned later.
 */
export type SidebarItem = SidebarDoc | SidebarLink | SidebarCategory | SidebarFolder | SidebarHtml;

interface SidebarItemBase {
  /** A marker such as `saasOnly`; shown, never used as a style of its own. */
  readonly className?: string | undefined;
}

/** A page, by its id. */
export interface SidebarDoc extends SidebarItemBase {
  readonly type: "doc";
  /** As `ProsePage.id` spells it, e.g. `docs/quickstart`. */
  readonly docId: string;
  /** As written, or else the page's own; a page that is made from the model has its title. */
  readonly label?: string | undefined;
  /** False when no hand-written page has that id; a page that is made from the model may have it. */
  readonly resolved: boolean;
  readonly span: Span;
}

/** A folder of pages that are made from the model. */
export interface SidebarFolder extends SidebarItemBase {
  readonly type: "folder";
  /** As in an address, e.g. `generated/metamodel/entities`. */
  readonly route: string;
  readonly span: Span;
}

/** An address outside of the pages, or a route of the site. */
export interface SidebarLink extends SidebarItemBase {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
}

/** A group that readers open and close. */
export interface SidebarCategory extends SidebarItemBase {
  readonly type: "category";
  readonly label: string;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** What its label leads to: a page, or an index of the category at a slug. */
  readonly link?:
    | SidebarDoc
    | {
        readonly type: "index";
        readonly slug: string;
        readonly title: string;
        readonly description?: string | undefined;
      }
    | undefined;
  /** Present where it is one of several projects, whose pages are a section of the site. */
  readonly isProject?: true | undefined;
  readonly items: readonly SidebarItem[];
}

/** A line that leads nowhere, such as the heading of a part. */
export interface SidebarHtml extends SidebarItemBase {
  readonly type: "html";
  /** As plain text; markup in it is dropped. */
  readonly label: string;
}
