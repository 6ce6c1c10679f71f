import type { TemplateVariables } from "../../places/template-variables.ts";
import type { FormulaDialect } from "../../markdown/formulas/formula-dialect.ts";
import type { WikiDialect } from "../../markdown/wikis/wiki-dialect.ts";
import type { PageDefaults } from "../guide-projects/page-defaults.ts";
import type { IgnoreFile } from "../files/git-ignore.ts";
import type { ProjectSite } from "../guide-projects/project-site.ts";
import type { DocsProject } from "../../sources/surroundings.ts";

/**
 * How a kind of input folder is laid out: how to recognise it, which of its files make up the model,
 * and where the namespaces of its schemas start. Globs and paths count from the input folder.
 */
export interface Layout {
  /** Said after "read as", e.g. `a DataHub checkout`. */
  readonly name: string;
  /** Files and folders that are all there in such a folder. */
  readonly marks: readonly string[];
  /** Globs of the model's files. */
  readonly files: readonly string[];
  /** Globs of schemas beside the model that its interfaces answer with; they resolve names and count as no part of it. */
  readonly support?: readonly string[] | undefined;
  /** Whether ignore files and build output count; false where the globs are exact. */
  readonly skipsIgnored: boolean;
  /** Whether it is part of Aspectdoc, which is no reason to lead readers to where that was cloned from. */
  readonly isBundled?: true | undefined;
  /** What the project says of its site, where it has a site of its own. */
  readonly project?: ProjectSite | undefined;
  /** Where its hand-written pages are; absent when it has none. */
  readonly prose?: ProseLayout | undefined;
  /** Further folders of them, where a project has several. */
  readonly furtherProse?: readonly ProseLayout[] | undefined;
}

/** Where hand-written pages are, and what belongs to them. Globs count from the input folder. */
export interface ProseLayout {
  /** Folder from which ids and root-relative links count; empty for the input itself. */
  readonly root: string;
  /** Globs of the pages. */
  readonly files: readonly string[];
  readonly exclude: readonly string[];
  /** Which pages aren't published, in the patterns of `.gitignore`. */
  readonly unpublished?: IgnoreFile | undefined;
  /** Which pages are meant to stand in no list, in the patterns of `.gitignore`. */
  readonly unlisted?: IgnoreFile | undefined;
  /** Globs of texts that begin the pages of entities, each named for its entity; `exclude` is not about them. */
  readonly introductions?: readonly string[] | undefined;
  /** Globs of files that describe folders of pages. */
  readonly categories?: readonly string[] | undefined;
  /** What the pages' own tool goes by, where that isn't the paths alone. */
  readonly project?: DocsProject | undefined;
  /** How they mark formulas, where their project has switched them on. */
  readonly formulas?: FormulaDialect | undefined;
  /** What names in double braces stand for, where they are templates. */
  readonly variables?: TemplateVariables | undefined;
  /** How they lead to each other by names, where they do. */
  readonly wikiLinks?: WikiDialect | undefined;
  /** How their front matter is read, where not as YAML. */
  readonly frontMatter?: "lines" | undefined;
  /** What front matter says that pages don't have themselves, the most particular last. */
  readonly defaults?: readonly PageDefaults[] | undefined;
  /** Where the sidebar may be; the first of these that is there counts. */
  readonly sidebars: readonly string[];
  /** Globs of sidebars besides, all of which count. */
  readonly furtherSidebars?: readonly string[] | undefined;
  /** Globs of what pages may refer to. */
  readonly surroundings: readonly string[];
  /** Present for the folder of an input as it is, where the README at its top is what readers begin with. */
  readonly startsWithReadme?: true | undefined;
  /** Addresses under which the pages are published besides the configured one, each with a final slash. */
  readonly hosts: readonly string[];
}
