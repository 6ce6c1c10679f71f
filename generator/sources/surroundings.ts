import type { Redirect } from "../catalogue/redirects.ts";
import type { IncludeRules } from "../places/include-paths.ts";

/** What hand-written pages may refer to besides each other. */
export interface Surroundings {
  /** Pictures and documents that pages may show or offer, by path. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Paths of all files around the pages, read or not. */
  readonly paths: ReadonlySet<string>;
  /** Paths of pages that are there and whose text can't be read, which has been told; absent where there are none. */
  readonly lostPages?: ReadonlySet<string> | undefined;
  /**
   * Paths that a sparse checkout has left out, so that they are in the repository and not here: of files, and of folders that Git lists
   * as wholes with a slash at the end; absent where nothing is left out.
   */
  readonly leftOut?: ReadonlySet<string> | undefined;
  /** Addresses under which the pages are published, each with a final slash. */
  readonly hosts: readonly string[];
  /** What the paths begin with in inputs that are whole checkouts, where a file that is not there is nowhere. */
  readonly checkouts: readonly string[];
  /** What the paths of each input begin with, where there are several; each is judged as it would be alone. */
  readonly inputs?: readonly string[] | undefined;
  /** What the paths of files begin with that a repository shows; absent where that is not known. */
  readonly published?: readonly string[] | undefined;
  /** By the root of its pages, what another tool that publishes them goes by. */
  readonly projects?: ReadonlyMap<string, DocsProject> | undefined;
  /** By the root of its pages, the languages that folders are called for where no configuration lists any; absent where none are. */
  readonly languages?: ReadonlyMap<string, readonly Translation[]> | undefined;
  /** Roots of pages that begin with the README at their top, where that is an input as it is; absent where there are none. */
  readonly starts?: readonly string[] | undefined;
}

/** A project whose pages have ids and addresses as the tool that it was made for gives them. */
export interface DocsProject {
  /** Whether Docusaurus names them, or they are named after their files alone, as MkDocs and mdBook do. */
  readonly naming: "docusaurus" | "files";
  /** Present where headings are called otherwise than on GitHub, though pages are named as Docusaurus names them. */
  readonly ownHeadings?: true | undefined;
  /** The folder that `@site` stands for; empty for the top. */
  readonly folder: string;
  /** Folders whose files are published at the base. */
  readonly statics: readonly string[];
  /** Path of the pages below the base, without slashes at its ends. */
  readonly route: string;
  /** Path that addresses and ids of the pages begin with, where the project has other pages as well. */
  readonly below?: string | undefined;
  /** Present where it is one of several projects. */
  readonly section?: ProjectSection | undefined;
  /** Other folders of pages of the project, with the path of each below the base. */
  readonly beside?: readonly { readonly root: string; readonly route: string }[] | undefined;
  /** Paths below the base, each with all below it, at which the project has pages that aren't made here. */
  readonly unmade?: readonly string[] | undefined;
  /** Path below which the project's own tool publishes, with slashes at both ends, where links of its pages may have it. */
  readonly base?: string | undefined;
  /** Origin of the site that the pages are a part of, where paths that begin with a slash are addresses there. */
  readonly largerSite?: string | undefined;
  /** Present where paths that begin with a name count from the top, whatever folder their page is in. */
  readonly countsFromTop?: true | undefined;
  /** Present where pages are what others lead to, so that links of their texts tell which files are read. */
  readonly followsLinks?: true | undefined;
  /** Present where a slug is the last part of an address, and `url` a whole one, as with Hugo. */
  readonly slugsEndAddresses?: true | undefined;
  /** Present where the name of a place leads to it from any page, as with Sphinx. */
  readonly namesPlaces?: true | undefined;
  /** What the project calls others whose places have names that its pages lead to, `others:name`. */
  readonly inventories?: readonly string[] | undefined;
  /**
   * By scheme, in small letters, the address that a link with it stands for, with names such as `{{path}}` for parts of what is written;
   * empty where nobody knows it.
   */
  readonly schemes?: ReadonlyMap<string, string> | undefined;
  /** Present where the configuration can't be read, so that nobody knows what paths from its top lead to. */
  readonly isUnread?: true | undefined;
  /** Paths of pages that are meant to stand in no list. */
  readonly unlisted?: readonly string[] | undefined;
  /** Old addresses that lead on. */
  readonly redirects?: readonly Redirect[] | undefined;
  /** How pages take the texts of other files in, where they do so before their Markdown is read. */
  readonly includes?: IncludeRules | undefined;
  /** Files that are published at other paths, or patterns of theirs, each below the root of the pages. */
  readonly rewrites?: ReadonlyMap<string, string> | undefined;
  /** By a path below the root, without ending, what stands there: the path of a page, without ending too, or an address of the web. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  /** The languages that pages are in, where there are several. */
  readonly translations?: readonly Translation[] | undefined;
  /** The folder of the language whose pages stand in for what others lack, empty for the root; absent where none do. */
  readonly standIn?: string | undefined;
  /** Present where paths that begin with a slash lead to pages in the language of their own page, without saying so. */
  readonly staysInLanguage?: true | undefined;
  /** Path of the table of contents without which nothing is a page, as in a book. */
  readonly contents?: string | undefined;
  /** Folders whose pages Jekyll publishes together, by path; present where pages may say their addresses themselves. */
  readonly collections?: ReadonlyMap<string, PageCollection> | undefined;
}

/** The part of a site that is one of its projects. */
export interface ProjectSection {
  /** Path that addresses and ids of its pages begin with. */
  readonly path: string;
  /** What it calls itself. */
  readonly title?: string | undefined;
}

/** A language of pages that are in a folder, `fr/guide.md`, or files, `guide.fr.md`, of its name. */
export interface Translation {
  /** What folders and files are called; with the path of the folder where nothing says that it is at the top. */
  readonly code: string;
  /** Its tag, e.g. `pt-BR`. */
  readonly language: string;
  /** What lists call it. */
  readonly label: string;
  /** Present for the one whose pages are published as if there were no other. */
  readonly isMain?: true | undefined;
  /** By what lists of the main language call something, what lists of this one call it, as far as a configuration says so. */
  readonly labels?: ReadonlyMap<string, string> | undefined;
}

/** A collection of Jekyll. */
export interface PageCollection {
  readonly name: string;
  /** What lists call it. */
  readonly label?: string | undefined;
  /** Where each of its pages is published, e.g. `/:collection/:path/`; as usual where it is absent. */
  readonly permalink?: string | undefined;
  /** Whether lists leave it out. */
  readonly isHidden?: boolean | undefined;
}

/** In bytes: pictures and documents beyond it are left out of sites. */
export const largestAsset = 20_000_000;

/** A file that pages may show or offer, such as a picture; it is copied where one does. */
export interface AssetFile {
  readonly path: string;
  /** Its size in bytes, where it is too large for a site. Any other size is nobody's business, and changes with every edit of a text. */
  readonly tooLarge?: number | undefined;
  /** Whether its content is with Git LFS, and not here. */
  readonly isElsewhere?: true | undefined;
  /** In pixels, where the file tells. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
