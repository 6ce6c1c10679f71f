import type { Span } from "../../catalogue/span.ts";

/** What one sidebar file says, before its ids are looked up and its folders listed. */
export interface SidebarDocument {
  readonly file: string;
  /** Folder from which the ids count, in the form of `file`; empty for the input itself. */
  readonly root: string;
  readonly sidebars: readonly WrittenSidebar[];
}

/** A sidebar by its name in the file. */
export interface WrittenSidebar {
  readonly name: string;
  readonly items: readonly WrittenItem[];
  readonly span: Span;
}

/** An item in one of its long forms; shorthands have been written out. */
export type WrittenItem =
  | WrittenDoc
  | WrittenLink
  | WrittenCategory
  | WrittenFolder
  | WrittenSection
  | WrittenEntry
  | WrittenRest
  | WrittenProject
  | WrittenHtml;

interface WrittenItemBase {
  readonly className?: string | undefined;
  readonly span: Span;
}

/** A page, by its id. */
export interface WrittenDoc extends WrittenItemBase {
  readonly type: "doc";
  readonly id: string;
  /** Absent where the page's own label is shown. */
  readonly label?: string | undefined;
}

/** An address, be it of this site or of another one. */
export interface WrittenLink extends WrittenItemBase {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
}

/** A heading with items below it, which may lead to a page itself. */
export interface WrittenCategory extends WrittenItemBase {
  readonly type: "category";
  /** Empty where it is called what its page is. */
  readonly label: string;
  /** Whether it is closed at first, and whether readers can close it at all. */
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly link?: WrittenDoc | WrittenIndex | undefined;
  readonly items: readonly WrittenItem[];
}

/** A page that lists what is in a category. */
export interface WrittenIndex {
  readonly type: "index";
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** All pages of a folder, in the order of their positions and names. */
export interface WrittenFolder extends WrittenItemBase {
  readonly type: "folder";
  readonly folder: string;
  /** Present where folders in the folder are passed over. */
  readonly isFlat?: true | undefined;
  /** What pages are called here, by their ids, instead of their own labels. */
  readonly labels?: readonly (readonly [id: string, label: string])[] | undefined;
}

/** A folder as a category of its pages. */
export interface WrittenSection extends WrittenItemBase {
  readonly type: "section";
  readonly folder: string;
  /** Absent where the folder's own name is shown. */
  readonly label?: string | undefined;
  /** Present where nobody misses a folder without pages. */
  readonly isOptional?: true | undefined;
}

/** A page, a folder, or the one with the other of the same name below it. */
export interface WrittenEntry extends WrittenItemBase {
  readonly type: "entry";
  readonly id: string;
  /** Absent where its own name is shown. */
  readonly label?: string | undefined;
  /** Present where what is in the folder stands in its place, without it. */
  readonly isOpen?: true | undefined;
  /** Present where no list shows it, be it the rest of one. */
  readonly isHidden?: true | undefined;
}

/** What is in a folder and stands nowhere else in the list. */
export interface WrittenRest extends WrittenItemBase {
  readonly type: "rest";
  readonly folder: string;
  /** As of the names of files below the folder, e.g. `*.md`. */
  readonly pattern: string;
}

/** Another project with all of its pages, or all of those whose paths are of a pattern. */
export interface WrittenProject extends WrittenItemBase {
  readonly type: "project";
  /** The path of its configuration, which counts from that of the list. */
  readonly path: string;
  /** Absent where its own name is shown. */
  readonly label?: string | undefined;
}

/** A piece of markup, of which only the words are kept. */
export interface WrittenHtml extends WrittenItemBase {
  readonly type: "html";
  /** As plain text. */
  readonly label: string;
}
