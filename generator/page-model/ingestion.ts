import type { Badge, CodeTab, Fact, FieldRow, Html, Link, RichText, SourceView } from "./parts.ts";

/** Contents of the ingestion pages. */
export type IngestionPageContent = IngestionIndexContent | IngestionSourceContent | CapabilityMatrixContent;

/** Parts of a source's page; the anchor of a plugin's part ends in the plugin's id. */
export type IngestionPart =
  | "plugin"
  | "capabilities"
  | "start"
  | "prerequisites"
  | "examples"
  | "options"
  | "about"
  | "notes"
  | "limitations"
  | "troubleshooting"
  | "code";

/** The titles of a plugin's parts. */
export const ingestionPartTitles: Readonly<Record<IngestionPart, string>> = {
  plugin: "Plugin",
  capabilities: "What it extracts",
  start: "Install and run",
  prerequisites: "Prerequisites",
  examples: "More recipes",
  options: "Options",
  about: "About the plugin",
  notes: "Notes",
  limitations: "Limitations",
  troubleshooting: "Troubleshooting",
  code: "Code",
};

/** Anchors of the parts that a source's page has once; the tilde keeps them apart from names of the model. */
export const ingestionSections = {
  about: "~about",
  concepts: "~concepts",
  matrix: "~capabilities",
} as const;

/** All sources, by how far they can be relied on. */
export interface IngestionIndexContent {
  readonly kind: "ingestionIndex";
  readonly intro: string;
  readonly matrix: Link;
  /** Lists of what recipes name besides sources. */
  readonly others: readonly Link[];
  readonly groups: readonly IngestionIndexGroup[];
}

/** Sources that can be relied on as far as each other. */
export interface IngestionIndexGroup {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  /** What the status means. */
  readonly text: string;
  readonly items: readonly IngestionIndexItem[];
}

/** A source in a line. */
export interface IngestionIndexItem extends Link {
  readonly summary: string;
  /** Ids of the plugins, where they are several or called otherwise than the platform. */
  readonly plugins: readonly string[];
  /** What at least one plugin extracts. */
  readonly capabilities: readonly CapabilityMark[];
}

/** A capability that something has, as a mark with a word. */
export interface CapabilityMark {
  readonly icon: CapabilityIcon;
  readonly label: string;
}

/** Groups of capabilities that share a sign. */
export type CapabilityIcon = "schema" | "lineage" | "quality" | "usage" | "people" | "labels" | "upkeep";

/** A platform with its plugins. */
export interface IngestionSourceContent {
  readonly kind: "ingestionSource";
  /** A few sentences that begin the page. */
  readonly doc?: Html | undefined;
  /** Text that is too long to stand before what readers look for. */
  readonly about?: { readonly title: string; readonly html: Html } | undefined;
  readonly facts: readonly Fact[];
  readonly concepts: readonly ConceptRow[];
  /** Under headings of their own when there are several. */
  readonly plugins: readonly PluginView[];
}

/** A thing of the source system, and what it becomes. */
export interface ConceptRow {
  readonly source: string;
  readonly concept: RichText;
  readonly note?: Html | undefined;
}

/** A plugin with all that its page says of it. */
export interface PluginView {
  /** As recipes name it, e.g. `bigquery-usage`. */
  readonly id: string;
  /** The id of each part's heading. */
  readonly anchors: Readonly<Record<IngestionPart, string>>;
  /** Those that have something to show, in order. */
  readonly parts: readonly IngestionPart[];
  readonly status?: Badge | undefined;
  /** A few sentences that begin it; longer text is a part. */
  readonly intro?: Html | undefined;
  readonly about?: Html | undefined;
  readonly capabilities: readonly CapabilityView[];
  /** The line that installs it. */
  readonly install: CodeTab;
  readonly recipe?: CodeTab | undefined;
  /** The line that runs the recipe. */
  readonly run?: CodeTab | undefined;
  readonly prerequisites?: Html | undefined;
  readonly examples: readonly CodeTab[];
  readonly options: OptionsView;
  readonly notes?: Html | undefined;
  readonly limitations?: Html | undefined;
  readonly troubleshooting?: Html | undefined;
  /** Its class, its extra and where its module is. */
  readonly code: readonly Fact[];
}

/** Whether the plugin can do one thing. */
export interface CapabilityView {
  readonly label: string;
  readonly supported: "yes" | "no" | "partial";
  readonly subtypes: readonly string[];
  readonly note?: Html | undefined;
}

/** What can be set in a recipe, or why nothing is listed. */
export interface OptionsView {
  readonly rows: readonly FieldRow[];
  /** E.g. `131, 2 required`; absent when there are none. */
  readonly count?: string | undefined;
  /** Where they stand in a recipe, e.g. `source.config`. */
  readonly place: string;
  /** What recipes once could set, and the platform passes over now. */
  readonly removed: readonly string[];
  /** Why there are none, said instead of rows. */
  readonly reason?: string | undefined;
  /** What rows of classes outside of the input are taken from, or why they lack some; a sentence each. */
  readonly notes: readonly RichText[];
  /** The JSON Schema as a file of the site. */
  readonly schema?: Link | undefined;
  /** Where options could be described, when nobody has. */
  readonly source?: SourceView | undefined;
}

/** Which plugin can do what. */
export interface CapabilityMatrixContent {
  readonly kind: "capabilityMatrix";
  readonly intro: string;
  readonly columns: readonly CapabilityColumn[];
  readonly rows: readonly CapabilityRow[];
}

/** A capability over its column. */
export interface CapabilityColumn {
  readonly label: string;
  /** How many plugins have it, and what most of them say of it, in words. */
  readonly title: string;
  /** What most of them say of it, as plain text; absent where they say different things. */
  readonly usual?: string | undefined;
}

/** A plugin, and for each column what is known of it; null where nothing is. */
export interface CapabilityRow {
  readonly plugin: Link;
  readonly status?: Badge | undefined;
  readonly cells: readonly (CapabilityCell | null)[];
}

/** Whether the plugin of the row can do what the column says. */
export interface CapabilityCell {
  readonly supported: "yes" | "no" | "partial";
  /** What the sign says, e.g. `yes`. */
  readonly label: string;
  /** The whole statement, e.g. `BigQuery: data profiling, yes`. */
  readonly title: string;
}
