import type { TemplateVariables } from "../places/template-variables.ts";
import type { FileTree } from "./files/file-tree.ts";
import type { Layout } from "./layouts/layout.ts";
import type { Listing } from "./files/list-files.ts";
import type { SourceFile, SourceKind } from "../sources/source-file.ts";

/** A folder that a model is read from. */
export interface Input {
  readonly given: string;
  readonly folder: string;
  /** Files of the folder were given and not the folder, so that what the configuration says to find in one doesn't count. */
  readonly isFiles?: boolean | undefined;
  /** The names of these files; more may be read, which they take in. */
  readonly named?: readonly string[] | undefined;
  readonly layout: Layout;
  /** Stands before the paths of its files when there are several inputs; ends with a slash. */
  readonly prefix: string;
  readonly listing: Listing;
  readonly tree: FileTree;
  /** Projects of guides in folders below it, where it is none itself. */
  readonly members?: readonly Input[] | undefined;
  /** Projects of guides in other folders of it, where it is one itself that doesn't take them in: nothing is read of them. */
  readonly others?: readonly Input[] | undefined;
}

/** A file of an input, before it is read. */
export interface FoundFile {
  readonly path: string;
  /** Path below its input. */
  readonly below: string;
  readonly location: string;
  /** Given where the name does not tell, as that of a page's sidebar. */
  readonly kind?: SourceKind | undefined;
  /** Where the ids of a page's folder start. */
  readonly root?: string | undefined;
  /** Given where the layout tells. */
  readonly role?: SourceFile["role"];
  /** How its project marks formulas, where it has switched them on. */
  readonly formulas?: SourceFile["formulas"];
  /** What names in double braces stand for in it, where it is a template. */
  readonly variables?: TemplateVariables | undefined;
  /** How its project writes links by the names of pages. */
  readonly wikiLinks?: SourceFile["wikiLinks"];
  readonly countsFromTop?: SourceFile["countsFromTop"];
  /** How its project reads front matter, where not as YAML. */
  readonly frontMatter?: SourceFile["frontMatter"];
  /** What its project says in its front matter for it, in JSON. */
  readonly defaults?: string | undefined;
  /** The prefix of its input, where there are several. */
  readonly input?: string | undefined;
  /** Name of the plug-in that reads it. */
  readonly plugin?: string | undefined;
  /** Of a model that is only referred to, as `SourceFile` has it. */
  readonly seenAs?: SourceFile["seenAs"];
  /** Present where it is a schema that only tests read, which nobody has named. */
  readonly isFixture?: true | undefined;
}
