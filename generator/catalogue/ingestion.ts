import type { JsonObject, JsonValue } from "./json.ts";
import type { Span } from "./span.ts";

/** The platform's own package, which brings most plugins and the command line; plugins that name no package are in it. */
export const platformPackage = "acryl-datahub";

/** What the platform can read metadata from: the sources, by platform, each with its plugins. */
export interface IngestionModel {
  /** By id, sorted. */
  readonly platforms: ReadonlyMap<string, IngestionPlatform>;
  /** What recipes name besides sources, kind by kind, each by id; absent where nothing is said of any. */
  readonly components?: readonly IngestionComponent[] | undefined;
  /** Present where what a package says of itself, or the class of a plugin, could not be read, so that there may be more. */
  readonly incomplete?: true | undefined;
}

/** A system that metadata is read from, with one or several plugins that read it. */
export interface IngestionPlatform {
  /** E.g. `bigquery`; what its page's address ends in. */
  readonly id: string;
  /** E.g. `BigQuery`. */
  readonly name: string;
  readonly intro?: IngestionText | undefined;
  /** What the system's own things become here. */
  readonly concepts: readonly IngestionConcept[];
  /** The one that is called as the platform first. */
  readonly plugins: readonly IngestionPlugin[];
  readonly span: Span;
}

/** Prose about a source, as Markdown, with the file that relative links in it count from. */
export interface IngestionText {
  readonly text: string;
  readonly span: Span;
}

/** A thing of the source system, and what stands for it in the platform. */
export interface IngestionConcept {
  /** A thing of the source system, e.g. `Project`. */
  readonly source: string;
  /** What stands for it in the catalogue, e.g. `Container`. */
  readonly concept: string;
  /** The entity that stands for it, when the name is one of the model's. */
  readonly entity?: string | undefined;
  /** Markdown. */
  readonly note?: string | undefined;
}

/**
 * How far a plugin can be relied on. DataHub has given its three tiers other names in 2026 (and its connectors other tiers):
 * releases before say certified, incubating or testing, those since say ga, beta or alpha.
 */
export type SupportStatus = "ga" | "certified" | "beta" | "incubating" | "alpha" | "testing";

/** The statuses by tier, the best first; each tier by its newer name first. */
export const statusTiers = [
  ["ga", "certified"],
  ["beta", "incubating"],
  ["alpha", "testing"],
] as const satisfies readonly (readonly SupportStatus[])[];

/** The statuses, the best first. */
export const supportStatuses: readonly SupportStatus[] = statusTiers.flat();

/** What reads metadata from a platform: a source that recipes name, with its options and what is said about it. */
export interface IngestionPlugin {
  /** What a recipe's `source.type` says, e.g. `bigquery`. */
  readonly id: string;
  /** Absent when nobody has vouched for the plugin. */
  readonly status?: SupportStatus | undefined;
  /** The class that implements it, with its module, e.g. `datahub.ingestion.source.mongodb.MongoDBSource`. */
  readonly className?: string | undefined;
  /** The file of its module below the input, where the input has it. */
  readonly codeFile?: string | undefined;
  /** What brings it; absent where that is the platform's own package, or nobody says. */
  readonly package?: string | undefined;
  /** The package's extra that brings what the plugin needs; empty when the package alone will do. */
  readonly extra: string;
  /** By name of the capability, in the order of the known ones. */
  readonly capabilities: readonly IngestionCapability[];
  readonly intro?: IngestionText | undefined;
  readonly prerequisites?: IngestionText | undefined;
  /** What else there is to say, after the options. */
  readonly notes?: IngestionText | undefined;
  readonly limitations?: IngestionText | undefined;
  readonly troubleshooting?: IngestionText | undefined;
  readonly recipe?: IngestionRecipe | undefined;
  /** Recipes for more than the beginning. */
  readonly examples: readonly IngestionExample[];
  /** Depth first, siblings in the order in which pages show them. */
  readonly options: readonly IngestionOption[];
  /** What recipes may set, or once could, without being listed: it has a standing. Absent where there is nothing. */
  readonly unlisted?: readonly IngestionOption[] | undefined;
  /** Whether it is known to take none; without it, no options mean that nobody has listed them. */
  readonly takesNoOptions?: true | undefined;
  /** The JSON Schema that the options were read from. */
  readonly schema?: JsonObject | undefined;
  /** What its configuration inherits from outside of the input; absent where the input has all of it. */
  readonly foreignBases?: readonly ForeignBase[] | undefined;
  readonly span: Span;
}

/** A class that a configuration inherits from and that is not in the input. */
export interface ForeignBase {
  /** With its module, e.g. `datahub.configuration.source_common.EnvConfigMixin`. */
  readonly name: string;
  /** The release of the platform of which the options that it adds are listed; absent where they aren't listed. */
  readonly release?: string | undefined;
}

/** What a component is for. */
export type ComponentKind = "sink" | "transformer" | "reporter" | "stateProvider" | "action";

/** The kinds of components, in the order in which pages show them. */
export const componentKinds = [
  "sink",
  "transformer",
  "stateProvider",
  "reporter",
  "action",
] as const satisfies readonly ComponentKind[];

/** A part that a recipe names besides its source, or a part of a pipeline of events. */
export interface IngestionComponent extends Pick<
  IngestionPlugin,
  | "id"
  | "className"
  | "codeFile"
  | "package"
  | "extra"
  | "intro"
  | "options"
  | "unlisted"
  | "takesNoOptions"
  | "schema"
  | "foreignBases"
  | "span"
> {
  readonly kind: ComponentKind;
}

/** Whether a plugin can do something. */
export interface IngestionCapability {
  /** E.g. `LINEAGE_COARSE`; see `capabilityLabels`. */
  readonly name: string;
  readonly supported: "yes" | "no" | "partial";
  /** Markdown. */
  readonly note?: string | undefined;
  /** Kinds of things that it is limited to, e.g. `Table`. */
  readonly subtypes: readonly string[];
  readonly span: Span;
}

/** A recipe that works once its values have been filled in. */
export interface IngestionRecipe {
  /** YAML. */
  readonly text: string;
  /** Its `source.type`. */
  readonly sourceType?: string | undefined;
  /** Every key below `source.config`, in the written order. */
  readonly settings: readonly IngestionSetting[];
  readonly span: Span;
}

/** A recipe for a purpose. */
export interface IngestionExample {
  /** What it is for, as a sentence. */
  readonly title: string;
  readonly recipe: IngestionRecipe;
}

/** A key that a recipe sets, and where; checked against the options of the plugin. */
export interface IngestionSetting {
  /** From the outside in; those of a map may hold dots. */
  readonly keys: readonly string[];
  /**
   * What it is set to, a list or an object without what is in it; absent where a variable, a placeholder or another place
   * of the recipe gives it.
   */
  readonly value?: JsonValue | undefined;
  readonly span: Span;
}

/** Some of the shapes that an object may have, and how it is told that one of them is meant. */
export interface OptionShapes {
  /** What the shapes are called. */
  readonly shapes: readonly string[];
  /** Path of the option that says which shape is meant, and its values for these, as JSON. */
  readonly option?: string | undefined;
  readonly values?: readonly string[] | undefined;
  /** Each of these shapes requires the option. */
  readonly isRequired?: true | undefined;
}

/** One thing that can be set in a recipe's `source.config`. */
export interface IngestionOption {
  /** Names joined by dots; `*` is any key of a map. E.g. `stateful_ingestion.enabled`. */
  readonly path: string;
  /** In words, e.g. `list of string`. */
  readonly type: string;
  /** The only values that it takes, as JSON. */
  readonly values: readonly string[];
  /** Whether `null` is a value of its own. */
  readonly nullable: boolean;
  /** `conditional`: required once `requiredIf` holds. */
  readonly presence: "required" | "conditional" | "optional";
  /** Path of the option that makes it required by being set, or the condition in words. */
  readonly requiredIf?: string | undefined;
  /** Absent when there is none; a default of `null` is one. */
  readonly default?: JsonValue | undefined;
  /** What gives the default when the platform runs, as its code has it, e.g. `os.cpu_count() or 4`. */
  readonly defaultExpression?: string | undefined;
  /** Markdown. */
  readonly description?: string | undefined;
  /** Whether the value is to be kept out of recipes and logs. */
  readonly secret: boolean;
  /** In words, e.g. `more than 0`. */
  readonly constraints: readonly string[];
  /** In which of the shapes that its parent may have it is; absent where all have it, or there is one. */
  readonly onlyIn?: OptionShapes | undefined;
  /** Ids of the sources with which it has an effect, where several share it and not all heed it. */
  readonly supportedSources?: readonly string[] | undefined;
  readonly deprecated?: { readonly reason?: string | undefined } | undefined;
  /** Names that it had before, which the platform still takes. */
  readonly formerNames?: readonly string[] | undefined;
  /** Names that the platform takes for it just as well, or the ways to it, as `auth.url`; both count from where it stands. */
  readonly otherNames?: readonly string[] | undefined;
  /** Path of the option that has taken its place. */
  readonly renamedTo?: string | undefined;
  /** Version since which the platform refuses it. */
  readonly removedIn?: string | undefined;
  /** `hidden` for one that is only for those who know it; `removed` for one that is no longer heeded. */
  readonly standing?: "hidden" | "removed" | undefined;
  /** Path of the option above it that has the same parts again, which are not listed a second time. */
  readonly recursionTo?: string | undefined;
  readonly span: Span;
}

/** The platform's words for what a plugin may extract, in the order in which pages show them. */
export const capabilityLabels: ReadonlyMap<string, string> = new Map([
  ["SCHEMA_METADATA", "Schema metadata"],
  ["CONTAINERS", "Asset containers"],
  ["DESCRIPTIONS", "Descriptions"],
  ["LINEAGE_COARSE", "Table-level lineage"],
  ["LINEAGE_FINE", "Column-level lineage"],
  ["DATA_PROFILING", "Data profiling"],
  ["CLASSIFICATION", "Classification"],
  ["USAGE_STATS", "Dataset usage"],
  ["OPERATION_CAPTURE", "Operation capture"],
  ["PARTITION_SUPPORT", "Partitions"],
  ["OWNERSHIP", "Ownership"],
  ["TAGS", "Tags"],
  ["GLOSSARY_TERMS", "Glossary terms"],
  ["DOMAINS", "Domains"],
  ["PLATFORM_INSTANCE", "Platform instance"],
  ["DELETION_DETECTION", "Deletion detection"],
  ["TEST_CONNECTION", "Connection test"],
]);
