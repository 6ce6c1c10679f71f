import type { ActionsView, ActionWay } from "./actions.ts";
import type { FrontView } from "./front.ts";
import type { NeighbourhoodDiagram, OverviewDiagram } from "./diagrams.ts";
import type {
  Badge,
  CodeTab,
  DeprecationView,
  Fact,
  FieldRow,
  Html,
  Link,
  LinkGroup,
  LinkItem,
  RichText,
  SourceView,
} from "./parts.ts";

/** Contents of the metadata model's pages. */
export type MetamodelPageContent =
  | LandingContent
  | IndexContent
  | EntityContent
  | RecordContent
  | EnumContent
  | TyperefContent
  | MatrixContent
  | RelationshipsContent
  | CoverageContent;

/** A page that says what is here and leads on: the home page and the metadata model's first page. */
export interface LandingContent {
  readonly kind: "landing";
  /** Plain text. */
  readonly intro: string;
  readonly entries: readonly LandingEntry[];
  /** What only the first page of a site has. */
  readonly front?: FrontView | undefined;
  /** Ways straight into the middle, such as the core entities. */
  readonly groups: readonly LandingGroup[];
}

/** A way on, with how much there is and a sentence about it. */
export interface LandingEntry extends Link {
  /** E.g. `43 entities`; empty for what isn't counted. */
  readonly count: string;
  readonly text: string;
}

/** Links that stand together under a heading. */
export interface LandingGroup extends LinkGroup {
  /** Anchor. */
  readonly id: string;
}

/** A dense list of things of one kind: a line each. */
export interface IndexContent {
  readonly kind: "index";
  readonly intro: string;
  /** What is listed, in the plural. */
  readonly noun: string;
  /** Given where the groups are letters and nothing else on the page leads to them. */
  readonly hasLetters?: true | undefined;
  readonly groups: readonly IndexGroup[];
  /** Said when there is nothing to list. */
  readonly empty: string;
}

/** A part of the list under a heading of its own: a letter, a namespace, a category. */
export interface IndexGroup {
  /** Anchor. */
  readonly id: string;
  /** Empty where there is one group, which is called what the page is called. */
  readonly label: string;
  readonly items: readonly IndexItem[];
}

/** A thing in a line. */
export interface IndexItem {
  readonly link: LinkItem;
  /** The first sentence of the doc as plain text; empty when there is none. */
  readonly summary: string;
  readonly badges: readonly Badge[];
  /** Words besides badges that lines are chosen by, such as `searchable`; none has a blank. */
  readonly marks?: readonly string[] | undefined;
  /** E.g. `12 aspects`, or what an operation returns. */
  readonly note?: RichText | undefined;
}

/** An entity: how its URN is made, what it carries and what it is joined to. */
export interface EntityContent {
  readonly kind: "entity";
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly facts: readonly Fact[];
  readonly urn?: UrnView | undefined;
  readonly keyAspect?: AspectPanel | undefined;
  /** Versioned ones, timeseries ones, deprecated ones; empty groups are left out. */
  readonly aspects: readonly AspectGroup[];
  /** Whether its one aspect is what a schema describes it by, so that it is told by its fields and no aspect is named. */
  readonly isItsOwnSchema?: true | undefined;
  /** The relationships as a picture; absent when there are none. */
  readonly neighbourhood?: NeighbourhoodDiagram | undefined;
  readonly relationships: readonly RelationshipTable[];
  /** Whether records of relationships, which the facts name, join it to others where no field does. */
  readonly isJoinedByRecords?: true | undefined;
  /** Hand-written text about the entity, with its headings. */
  readonly inDepth?: Html | undefined;
  /** Absent when nothing is known that could be done with it. */
  readonly actions?: ActionsView | undefined;
}

/** How the URN of an entity is put together. */
export interface UrnView {
  /** The template, cut where its parts stand, so that each can be marked. */
  readonly pieces: readonly UrnPiece[];
  /** One as it is, to be copied. */
  readonly example: CodeTab;
  /** The call that makes it, where the client library has one. */
  readonly builder?: Pick<ActionWay, "by" | "code"> | undefined;
  readonly parts: readonly UrnPartView[];
}

/** A stretch of the template: fixed text such as `urn:li:dataset:(`, or a part. */
export interface UrnPiece {
  readonly text: string;
  /** Present when the piece stands for a part. */
  readonly part?: UrnPartView | undefined;
}

/** One of the values that a URN is made of. */
export interface UrnPartView {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  /** What may stand there: a URN of an entity, a symbol of an enum, or the field's type. */
  readonly type: RichText;
  readonly doc?: Html | undefined;
  /** Further limits in words. */
  readonly note?: string | undefined;
}

/** Aspects of one kind, e.g. the versioned ones. */
export interface AspectGroup {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly aspects: readonly AspectPanel[];
}

/** An aspect on an entity's page: one line that opens to its fields. */
export interface AspectPanel {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  /** The aspect's own page; absent when no record declares the aspect, or nobody knows where that is documented. */
  readonly href?: string | undefined;
  /** What the model is called that the aspect is taken from; absent for one of this model. */
  readonly model?: string | undefined;
  readonly summary: string;
  readonly badges: readonly Badge[];
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  /** Ids are relative to the panel's. */
  readonly rows: readonly FieldRow[];
  /** How many fields there are, where those that have rows are only the first of them. */
  readonly fieldCount?: number | undefined;
  /** Present where its own page shows it in the language of its author alone. */
  readonly isAsWritten?: true | undefined;
  /** Where the registry names it. */
  readonly source?: SourceView | undefined;
}

/** Relationships of an entity in one direction. */
export interface RelationshipTable {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  /** Which columns stand between name and field; none for relationships of an entity to itself. */
  readonly columns: readonly ("from" | "to")[];
  readonly rows: readonly RelationshipRow[];
}

/** All edges of one name that pass through one field of one aspect. */
export interface RelationshipRow {
  /** Anchor; only where the page points at it. */
  readonly id?: string | undefined;
  readonly name: Link;
  readonly from: RichText;
  /** Entities; one that no registry has is marked. */
  readonly to: RichText;
  /** `aspect.field.path`. */
  readonly via: RichText;
  readonly lineage?: Badge | undefined;
  /** For what is declared and never stored. */
  readonly overridden?: Badge | undefined;
  /** The field through which it passes is deprecated. */
  readonly deprecated: boolean;
}

interface SchemaContent {
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly source: SourceView;
  readonly facts: readonly Fact[];
  readonly code: readonly CodeTab[];
  readonly usedBy: readonly LinkGroup[];
  /** Of an aspect that an entity carries, which is a use that stands elsewhere on the page. */
  readonly isCarried?: true | undefined;
}

/** An aspect, a plain record or an event. */
export interface RecordContent extends SchemaContent {
  readonly kind: "record";
  /** What can be done with an aspect; absent for other records, and where nothing is known. */
  readonly actions?: ActionsView | undefined;
  readonly fields: readonly FieldRow[];
  /** Present where the fields are the parameters of a message. */
  readonly message?: MessageView | undefined;
  /** The edges that an aspect's fields make, from whichever entity carries it; absent where they make none. */
  readonly relationships?: readonly RelationshipRow[] | undefined;
}

/** What a message of a protocol comes to. */
export interface MessageView {
  readonly isOneWay: boolean;
  /** One row; none where the message has no answer. */
  readonly response: readonly FieldRow[];
  /** The errors that it may end with; absent where it declares none. */
  readonly errors?: readonly FieldRow[] | undefined;
}

/** An enum. */
export interface EnumContent extends SchemaContent {
  readonly kind: "enum";
  /** In the model's order, deprecated ones last. */
  readonly symbols: readonly SymbolView[];
}

/** A symbol of an enum. */
export interface SymbolView {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly doc?: Html | undefined;
  readonly deprecated?: DeprecationView | undefined;
  /** Those that have no words of their own; absent where there are none. */
  readonly annotations?: RichText | undefined;
}

/** A typeref or a fixed. */
export interface TyperefContent extends SchemaContent {
  readonly kind: "typeref";
  /** Members of a union or fields of a record behind the name. */
  readonly rows: readonly FieldRow[];
}

/** Which entities carry which aspects. */
export interface MatrixContent {
  readonly kind: "matrix";
  readonly intro: string;
  /** Aspects that several entities carry, the most shared first. */
  readonly columns: readonly LinkItem[];
  readonly rows: readonly MatrixRow[];
  /** Per entity, the aspects that no other carries, its key aspect first. */
  readonly own: readonly MatrixOwnAspects[];
  /** Aspects that no entity carries. */
  readonly loose: readonly LinkItem[];
}

/** An entity, and which of the shared aspects it carries. */
export interface MatrixRow {
  readonly entity: LinkItem;
  /** For each column the aspect's place on the entity's page; null, which travels as JSON, for none. */
  readonly cells: readonly (Link | null)[];
}

/** An entity with what it alone carries. */
export interface MatrixOwnAspects {
  readonly entity: LinkItem;
  readonly aspects: readonly LinkItem[];
}

/** Every edge kind of the graph, by name. */
export interface RelationshipsContent {
  readonly kind: "relationships";
  readonly intro: string;
  /** All of them as a picture; absent when there are none. */
  readonly overview?: OverviewDiagram | undefined;
  /** The picture as a file, for the explorer. */
  readonly explorer?: string | undefined;
  readonly groups: readonly RelationshipGroup[];
}

/** All edges of one name, from whichever entity. */
export interface RelationshipGroup {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly rows: readonly RelationshipRow[];
}

/** What the model describes and what it leaves without a word. */
export interface CoverageContent {
  readonly kind: "coverage";
  readonly intro: string;
  readonly rows: readonly CoverageRow[];
  readonly sections: readonly CoverageSection[];
}

/** How much of one kind is described. */
export interface CoverageRow {
  readonly label: string;
  readonly described: number;
  readonly total: number;
  /** From 0 to 100, rounded down, so that only the whole is 100. */
  readonly percent: number;
  /** Anchor of the section that lists what is missing. */
  readonly missing?: Link | undefined;
}

/** What is missing of one kind. */
export interface CoverageSection {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly groups: readonly CoverageGroup[];
}

/** Undescribed parts of one thing; for things themselves, one group without an owner. */
export interface CoverageGroup {
  readonly owner?: LinkItem | undefined;
  readonly items: readonly LinkItem[];
}
