import type { NeighbourhoodDiagram } from "./diagrams.ts";
import type { CodeTab, DeprecationView, Fact, FieldRow, Html, Link, LinkItem, RichText, SourceView } from "./parts.ts";

/** Contents of the GraphQL pages. */
export type GraphqlPageContent =
  | GraphqlOverviewContent
  | GraphqlOperationContent
  | GraphqlTypeContent
  | GraphqlDirectiveContent;

/** Anchors of a page's own parts; the tilde keeps them apart from names of the model. */
export const graphqlSections = {
  arguments: "~arguments",
  returns: "~returns",
  example: "~example",
  fields: "~fields",
  values: "~values",
  possibleTypes: "~possible-types",
  related: "~related",
  neighbourhood: "~neighbours",
  uses: "~used-by",
  declared: "~declared",
  definition: "~definition",
} as const;

/** The first page of the section: what there is of each kind. */
export interface GraphqlOverviewContent {
  readonly kind: "graphqlOverview";
  readonly intro: string;
  readonly doc?: Html | undefined;
  /** What is said of the schema itself: the directives on it. */
  readonly facts: readonly Fact[];
  readonly families: readonly GraphqlFamilyEntry[];
  /** Root types and where they are declared and extended. */
  readonly roots: readonly GraphqlDeclaration[];
}

/** All operations, types or directives of one kind, with the way to their index. */
export interface GraphqlFamilyEntry extends Link {
  /** E.g. `72`. */
  readonly count: string;
  readonly text: string;
}

interface DescribedContent {
  readonly doc?: Html | undefined;
  /** Where the description could be written, when there is none. */
  readonly source?: SourceView | undefined;
  /** Said when the description, but no directive, tells that the thing is deprecated. */
  readonly notice?: string | undefined;
  readonly facts: readonly Fact[];
  readonly definition?: CodeTab | undefined;
}

/** A query, mutation or subscription. */
export interface GraphqlOperationContent extends DescribedContent {
  readonly kind: "graphqlOperation";
  readonly deprecated?: DeprecationView | undefined;
  readonly signature: RichText;
  readonly arguments: readonly FieldRow[];
  readonly returns: GraphqlReturn;
  /** Absent when none could be made that the schema lets through. */
  readonly example?: GraphqlExampleView | undefined;
  /** Other operations that return or take the same things. */
  readonly related: readonly GraphqlUseGroup[];
}

/** A request and what comes back, tried on the schema. */
export interface GraphqlExampleView {
  /** The request in each notation that its readers use. */
  readonly request: readonly CodeTab[];
  readonly variables?: CodeTab | undefined;
  readonly response: CodeTab;
  /** What the reader's environment has to hold. */
  readonly note: RichText;
  /** Where servers usually answer it. */
  readonly path: string;
  /** Where the site's server does. */
  readonly endpoint?: string | undefined;
}

/** What comes back from an operation. */
export interface GraphqlReturn {
  readonly type: RichText;
  readonly summary: string;
  /** Fields or possible types of what comes back. */
  readonly parts: readonly LinkItem[];
  /** E.g. `5 fields of SearchResults`. */
  readonly partsLabel: string;
}

/** An object, interface, input, union, enum or scalar. */
export interface GraphqlTypeContent extends DescribedContent {
  readonly kind: "graphqlType";
  /** Said above the fields, e.g. that exactly one has to be given. */
  readonly fieldsNote?: string | undefined;
  /** Fields with their arguments folded under them; absent for types that have none by kind. */
  readonly fields?: readonly FieldRow[] | undefined;
  readonly values?: readonly GraphqlValueView[] | undefined;
  /** Members of a union, implementers of an interface. */
  readonly possibleTypes?: readonly LinkItem[] | undefined;
  /** The type among those that mention it and that it mentions; absent when there are none. */
  readonly neighbourhood?: NeighbourhoodDiagram | undefined;
  readonly uses: GraphqlUses;
  /** The definition first, then each extension. */
  readonly declared: readonly GraphqlDeclaration[];
}

/** A value of an enum. */
export interface GraphqlValueView {
  /** Schema coordinate. */
  readonly id: string;
  readonly name: string;
  readonly doc?: Html | undefined;
  readonly deprecated?: DeprecationView | undefined;
  readonly facts: readonly RichText[];
}

/** Where a thing is used. */
export interface GraphqlUses {
  readonly total: number;
  readonly groups: readonly GraphqlUseGroup[];
  /** Said in place of lists that nobody would read. */
  readonly note?: string | undefined;
}

/** Uses of one kind, e.g. the operations that return a type. */
export interface GraphqlUseGroup {
  readonly label: string;
  /** The whole number; `links` may be fewer. */
  readonly count: number;
  /** Ranked: what is itself most used comes first, deprecated things last. */
  readonly links: readonly LinkItem[];
}

/** A definition or one `extend` of it. */
export interface GraphqlDeclaration {
  /** `declared` or `extended`, and for a root type its name. */
  readonly label: string;
  readonly source: SourceView;
  readonly doc?: Html | undefined;
  readonly adds: readonly LinkItem[];
}

/** A directive: what it may be put on and what it is put on. */
export interface GraphqlDirectiveContent extends DescribedContent {
  readonly kind: "graphqlDirective";
  readonly signature: RichText;
  readonly arguments: readonly FieldRow[];
  readonly uses: GraphqlUses;
}
