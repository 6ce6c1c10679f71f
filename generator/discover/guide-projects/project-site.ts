import type { Redirect } from "../../catalogue/redirects.ts";
import type { FormulaDialect } from "../../markdown/formulas/formula-dialect.ts";
import type { Translation } from "../../sources/surroundings.ts";
import type { IncludeRules } from "../../places/include-paths.ts";
import type { TemplateVariables } from "../../places/template-variables.ts";

/** What a project of guides says of its site in the configuration of the tool that it was made for, as far as its text tells. */
export interface ProjectSite {
  /** The configuration's path below the input. */
  readonly file: string;
  /** The folder that it is in; empty for the input itself. */
  readonly folder: string;
  /** Why the configuration can't be read; what it would say is as it usually is then. */
  readonly failure?: string | undefined;
  /** Present where nothing is known of the configuration, since its text can't be read, which is told where it is. */
  readonly isUnread?: true | undefined;
  /** Further files of the configuration, below the input. */
  readonly parts?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  /** The language that its documents are written in, as its tool has it. */
  readonly language?: string | undefined;
  /** The languages that documents are in, where there are several. */
  readonly translations?: readonly Translation[] | undefined;
  /** The folder of the language whose pages stand in for what others lack, empty for the top of the documents; absent where none do. */
  readonly standIn?: string | undefined;
  /** Present where paths that begin with a slash lead to pages in the language of their own page, without saying so. */
  readonly staysInLanguage?: true | undefined;
  /** Origin at which it is published. */
  readonly url?: string | undefined;
  /** Path below which it is published, with slashes at both ends. */
  readonly base: string;
  /** Path of the documents below the base, without slashes at its ends. */
  readonly route: string;
  /** Folder of the documents below the input; absent when it lies outside of it. */
  readonly docs?: string | undefined;
  /** Path of the documents as the configuration has it. */
  readonly docsPath: string;
  /** Pictures before the name, below the input. */
  readonly logo?: { readonly light: string; readonly dark?: string | undefined } | undefined;
  /** Where documents can be edited, without their path from the project's folder. */
  readonly editUrl?: string | undefined;
  readonly links: readonly { readonly label: string; readonly href: string; readonly place: "bar" | "foot" }[];
  /** How documents mark formulas, where they are switched on. */
  readonly formulas?: FormulaDialect | undefined;
  /** What names in double braces stand for, where documents are templates. */
  readonly variables?: TemplateVariables | undefined;
  /** How documents take the texts of other files in; folders count from the input. */
  readonly includes?: IncludeRules | undefined;
  /** Old addresses that lead on. */
  readonly redirects?: readonly Redirect[] | undefined;
  /** Globs of the configurations of other projects that its own takes in, below the input. */
  readonly members?: readonly string[] | undefined;
  /** What is there and becomes no page, by its name. */
  readonly leftOut: readonly string[];
}
