/**
 * The small pieces that pages are made of. Everything here is ready to show: links are final,
 * text is plain unless its type is Html, and nothing needs the catalogue any more.
 *
 * What holds in all files of this folder: an `id` is an anchor, unique on its page; `label` and `name` are what readers see;
 * `href` is an address as `Link` has it; `doc` is the author's text, rendered, and absent where there is none; `intro`,
 * `summary` and `note` are ours, in one line; lists are in the order in which they are shown.
 */

/** Markup made by our own Markdown renderer from escaped input; the only strings that are not escaped again. */
export type Html = string & { readonly __html: unique symbol };

/** A way to a page, an anchor or another site. */
export interface Link {
  readonly label: string;
  /** With the base path, e.g. `/docs/generated/metamodel/entities/dataset/`; may end in an anchor. */
  readonly href: string;
  /** One plain line for the `title` attribute. */
  readonly title?: string | undefined;
}

/** Running text with links in it: a type expression, a signature, a fact in words. */
export type RichText = readonly TextRun[];

/** Words of one kind: plain, a link, a name, code. */
export interface TextRun {
  readonly text: string;
  /** As in `Link`. */
  readonly href?: string | undefined;
  /** Shown where the pointer rests, e.g. the full name. */
  readonly title?: string | undefined;
  /** Shown in the monospace face. */
  readonly code?: true | undefined;
  /** Colours a name by what it is; see `NounKind`. */
  readonly noun?: NounKind | undefined;
  /** A name that could not be resolved: marked, never linked. */
  readonly unresolved?: true | undefined;
  /** Anchor of what is told of nowhere else. */
  readonly id?: string | undefined;
}

/** The kinds of things that have a label and a hue of their own, always the same ones. */
export type NounKind =
  | "entity"
  | "aspect"
  | "record"
  | "message"
  | "enum"
  | "typeref"
  | "alias"
  | "fixed"
  | "event"
  | "query"
  | "mutation"
  | "subscription"
  | "object"
  | "input"
  | "interface"
  | "union"
  | "scalar"
  | "directive"
  | "module"
  | "class"
  | "model"
  | "command"
  | "resource"
  | "source"
  | "sink"
  | "transformer"
  | "stateProvider"
  | "reporter"
  | "action"
  | "prose";

/** A line of the facts strip under a page's title. */
export interface Fact {
  readonly label: string;
  readonly value: RichText;
}

/** A word in a frame beside a name, e.g. `deprecated`. */
export interface Badge {
  readonly label: string;
  readonly tone: "neutral" | "accent" | "warning" | "danger" | "success";
  readonly title?: string | undefined;
}

/** Where something is declared. */
export interface SourceView {
  /** `path:line`. */
  readonly label: string;
  /** The file at the configured repository and ref; absent when no repository is configured. */
  readonly href?: string | undefined;
}

/** What is said where something should no longer be used. */
export interface DeprecationView {
  /** The reason as Markdown rendered inline; absent when the author gave none. */
  readonly reason?: Html | undefined;
  /** What to use instead, where that is one thing with a name. */
  readonly replacement?: TextRun | undefined;
}

/** One field, argument, option or symbol in a table; nested ones open in place. */
export interface FieldRow {
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly name: string;
  /** Other ways to write the name, by which search finds it. */
  readonly otherNames?: readonly string[] | undefined;
  readonly type: RichText;
  readonly presence: "required" | "optional";
  /** The default as JSON or SDL text. */
  readonly default?: string | undefined;
  readonly doc?: Html | undefined;
  /** Words that readers can choose rows by, besides what the row shows as badges. */
  readonly marks?: readonly string[] | undefined;
  /** What the annotations say, in words, one per line. */
  readonly facts: readonly RichText[];
  readonly badges: readonly Badge[];
  readonly deprecated?: DeprecationView | undefined;
  readonly includedFrom?: Link | undefined;
  /** Given where the doc is missing, so that the row can lead to its line. */
  readonly source?: SourceView | undefined;
  readonly rows?: readonly FieldRow[] | undefined;
  /** What the nested rows are, e.g. `3 fields of Owner`; counted as fields when absent. */
  readonly rowsLabel?: string | undefined;
}

/** A piece of code under a tab. */
export interface CodeTab {
  readonly id: string;
  readonly label: string;
  readonly language: "pdl" | "json" | "graphql" | "yaml" | "python" | "shell" | "protobuf" | "text";
  readonly code: string;
  /** The same in colours; the plain code is shown where it is absent. */
  readonly html?: Html | undefined;
  /** Said above the code when it needs saying. */
  readonly note?: string | undefined;
}

/** A list of links under a heading, such as "Used by". */
export interface LinkGroup {
  readonly label: string;
  readonly links: readonly LinkItem[];
}

/** A link in a list. Its href is empty for a name that is documented elsewhere, nobody knows where. */
export interface LinkItem extends Link {
  readonly noun?: NounKind | undefined;
  /** A few words after the link, e.g. through which field. */
  readonly note?: string | undefined;
  readonly deprecated?: boolean | undefined;
}
