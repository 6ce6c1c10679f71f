/** What `{{ name }}` stands for in guides whose tool fills them in before it reads Markdown. */
export interface TemplateVariables {
  /** By what stands in the braces, e.g. `site.title`. */
  readonly values: ReadonlyMap<string, string>;
  /** What stands before the names of a page's own front matter, e.g. `page.`. */
  readonly own?: string | undefined;
  /** Present where front matter gives names values below `myst.substitutions`, and values may be of several lines, in place of a line. */
  readonly hasSubstitutions?: true | undefined;
  /** Whether only the shortcodes of Hugo and Quarto for them are filled in, and braces alone mean nothing. */
  readonly isShortcode?: true | undefined;
  /**
   * Present where names stand in `{% data %}`, as in GitHub's documents: whether what `{% ifversion %}` asks for by the name of a
   * feature is there.
   */
  readonly features?: ReadonlyMap<string, boolean> | undefined;
  /** What the project's own shortcodes write, by name, where `isShortcode`. */
  readonly shortcodes?: ReadonlyMap<string, Shortcode> | undefined;
  /** What files write that pages take in by `{% include %}`, by their names, as those of Jekyll do. */
  readonly includes?: ReadonlyMap<string, Shortcode> | undefined;
  /** Present where a word in brackets behind a heading names it, as with Elastic's docs-builder. */
  readonly namesHeadings?: true | undefined;
  /** Present where tags among the words of a line ask for something (`{% if %}`) or go through it, as in Jekyll; they are left out. */
  readonly hasConditions?: true | undefined;
  /** Lists of data that loops may go through, by what stands for them, e.g. `site.data.team`; a loop through anything else is left out. */
  readonly lists?: ReadonlyMap<string, readonly DataItem[]> | undefined;
  /** Whether code is filled in as well. */
  readonly inCode: boolean;
}

/** What an item of a list of data holds, by the way to it, with points between names; under no name what it is itself. */
export type DataItem = ReadonlyMap<string, string>;

/** What a shortcode writes, piece by piece; nothing where it has none. */
export type Shortcode = readonly ShortcodePart[];

/** A text, what the shortcode is given under a name or in a place, counted from 0, or what stands between its beginning and its end. */
export type ShortcodePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "argument"; readonly name: string | number }
  | { readonly kind: "inner" };
