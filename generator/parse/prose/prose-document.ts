import type { PageOffer } from "../../page-model/page-offer.ts";
import type { IngestionRecipe } from "../../catalogue/ingestion.ts";
import type { RecipePart } from "../ingestion/read-recipe.ts";
import type { Span } from "../../catalogue/span.ts";
import type { FormulaDialect } from "../../markdown/formulas/formula-dialect.ts";
import type { WikiDialect } from "../../markdown/wikis/wiki-dialect.ts";
import type { TextSegment } from "../../markdown/text-segment.ts";
import type { LocatedJson } from "../json/located-json.ts";
import type { ShellCommand } from "../shell/shell-document.ts";

export type { LocatedEntry, LocatedJson, LocatedObject } from "../json/located-json.ts";

/** What one Markdown file says, before its links are resolved. */
export interface ProseDocument {
  readonly file: string;
  readonly frontMatter: ProseFrontMatter;
  /** Text of the first heading of level 1 outside of code; absent when there is none. */
  readonly heading?: string | undefined;
  /** What its author calls it in links, as in `# Berths {#berths}`; the top of the page is meant. */
  readonly headingId?: string | undefined;
  /** Ids that its author gave to elements in it, `# Berths <a id="berths"></a>`, by which the top is meant too; absent where there are none. */
  readonly headingAnchors?: readonly string[] | undefined;
  /** What a heading of level 1 in HTML says that it begins with, where it has no other. */
  readonly banner?: string | undefined;
  /** All headings but the title, in order, each with the id that it has on the page. */
  readonly headings: readonly ProseHeading[];
  /** Ids that authors gave to other elements, as in `<a id="x">`; links lead to them as to headings. */
  readonly anchors?: readonly string[] | undefined;
  /** Every target that an author wrote, images included, in order. */
  readonly targets: readonly ProseTarget[];
  /** Files whose text is asked for by `{{ inline … }}`. */
  readonly includes: readonly ProseInclude[];
  /** Lists of pages below it, in order, where it is written for Sphinx. */
  readonly toctrees?: readonly WrittenToctree[] | undefined;
  /** What code on the page grants by a list of privileges; absent where there is none. */
  readonly privileges?: readonly ProsePrivilege[] | undefined;
  /** Code that can be held against the model, in order; absent where there is none. */
  readonly examples?: readonly ProseExample[] | undefined;
  /** The Markdown itself, front matter included; rendering starts from it. What the page imports stands in its place. */
  readonly text: string;
  /** Where its lines come from; absent where they are all of the file. */
  readonly segments?: readonly TextSegment[] | undefined;
  /** Whether there is a formula in it. */
  readonly hasFormulas?: true | undefined;
  /** How its project marks formulas, where it has switched them on. */
  readonly formulas?: FormulaDialect | undefined;
  /** How its project writes links by the names of pages. */
  readonly wikiLinks?: WikiDialect | undefined;
}

/** What a piece of Markdown in a file of another kind says, before its links are resolved. */
export interface ProsePartDocument {
  /** Where the text stands in its file. */
  readonly span: Span;
  /** Every target in it, each with its place in the file. */
  readonly targets: readonly ProseTarget[];
  /** Code that can be held against the model, in order; absent where there is none. */
  readonly examples?: readonly ProseExample[] | undefined;
}

/** What a page says of itself before its text, in the words that the tools have for it. What it doesn't say is absent. */
export interface ProseFrontMatter {
  /** Stands for the name of the file in ids. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  /** The language that it is in, e.g. `pt-BR`. */
  readonly language?: string | undefined;
  /** By which links of DocFX lead to it. */
  readonly uid?: string | undefined;
  /** Where Jekyll publishes it. */
  readonly permalink?: string | undefined;
  /** Where Hugo does. */
  readonly url?: string | undefined;
  /** Titles of the page above it in lists, and of the one above that, by which Just the Docs arranges pages. */
  readonly parents?: readonly [parent: string, grandparent?: string | undefined] | undefined;
  readonly hideTitle: boolean;
  readonly draft?: boolean | undefined;
  /** Whether Hugo takes it, and what is in its folder where it is the folder's page, into other pages and makes none of it. */
  readonly isHeadless?: true | undefined;
  readonly sidebarLabel?: string | undefined;
  readonly sidebarPosition?: number | undefined;
  /** Present where no list that is made of folders shows it. */
  readonly isUnlisted?: true | undefined;
  /** Where it isn't offered; absent for a page that is offered everywhere. */
  readonly keptFrom?: readonly PageOffer[] | undefined;
  /** Lowest and highest heading level of the table of contents. */
  readonly tocLevels?: readonly [number, number] | undefined;
  /** Pages below it, in order, from its folder on. */
  readonly children?: readonly string[] | undefined;
  /** What else readers may look for when they mean this page. */
  readonly aliases?: readonly string[] | undefined;
  /** Addresses that the page had. */
  readonly oldAddresses?: readonly string[] | undefined;
  /** Where it sends readers, who see nothing of it. */
  readonly forwardsTo?: string | undefined;
  /** By what stands in braces on the page, where that is a name of its front matter. */
  readonly ownWords?: ReadonlyMap<string, string> | undefined;
  /** Where the page is edited; `null` for one that is made and not edited anywhere. */
  readonly editUrl?: string | null | undefined;
}

/** A `toctree` as it is written: ids, patterns or addresses, with what they are called here. */
export interface WrittenToctree {
  readonly caption?: string | undefined;
  /** Whether its entries are patterns. */
  readonly isGlob?: true | undefined;
  readonly entries: readonly { readonly label?: string | undefined; readonly target: string }[];
}

/** A heading, with the id by which links lead to it. */
export interface ProseHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly span: Span;
}

/** Something that a page leads to or shows: a link, a picture, or another page in a frame. */
export interface ProseTarget {
  /** As written, percent-encoding kept. */
  readonly target: string;
  readonly kind: "link" | "image" | "frame";
  readonly span: Span;
  /** Present where a tool has written it that means no place of the page by it. */
  readonly mayLeadNowhere?: true | undefined;
}

/** The name of a privilege in code. */
export interface ProsePrivilege {
  readonly name: string;
  readonly span: Span;
}

/** A block of code in a language that the model knows the names of. */
export interface ProseExample {
  readonly language: "graphql" | "python" | "recipe" | "json" | "shell";
  readonly text: string;
  readonly file: string;
  /** How many lines of the file stand before it. */
  readonly line: number;
  /** How many characters stand before each of its lines. */
  readonly column: number;
  /** What YAML says that is a recipe. */
  readonly recipe?: IngestionRecipe | undefined;
  /** What such YAML, or that of a pipeline of events, names besides a source. */
  readonly parts?: readonly RecipePart[] | undefined;
  /** What JSON says, with places in the block. */
  readonly json?: LocatedJson | undefined;
  /** What a piece of shell calls, with places in the block. */
  readonly commands?: readonly ShellCommand[] | undefined;
}

/** A file whose text is asked for, by the path as it is written, and where that is. */
export interface ProseInclude {
  readonly path: string;
  readonly span: Span;
}
