import type {
  ComponentKind,
  IngestionExample,
  IngestionOption,
  IngestionRecipe,
  IngestionText,
} from "../../catalogue/ingestion.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";

/** What one file says about ingestion. What could not be read is left out and has been reported. */
export type IngestionDocument =
  | ManifestDocument
  | ComponentManifestDocument
  | OptionSetDocument
  | ConnectorRegistryDocument
  | ConfigSchemaDocument
  | SourceTextDocument
  | RecipeDocument;

/** A name or text and where it stands. */
export interface LocatedText {
  readonly text: string;
  readonly span: Span;
}

/** A manifest of ours: one platform with all of its plugins. */
export interface ManifestDocument {
  readonly kind: "ingestionManifest";
  readonly file: string;
  readonly platform: LocatedText;
  readonly name?: string | undefined;
  readonly intro?: IngestionText | undefined;
  readonly concepts: readonly WrittenConcept[];
  readonly plugins: readonly ManifestPlugin[];
}

/** A row of a concept mapping, as written. */
export interface WrittenConcept {
  readonly source: string;
  readonly concept: string;
  readonly note?: string | undefined;
}

/** A plugin of a manifest, names unchecked. */
export interface ManifestPlugin {
  readonly id: string;
  readonly status?: LocatedText | undefined;
  readonly className?: string | undefined;
  readonly extra?: string | undefined;
  readonly capabilities: readonly WrittenCapability[];
  readonly intro?: IngestionText | undefined;
  readonly prerequisites?: IngestionText | undefined;
  readonly notes?: IngestionText | undefined;
  readonly limitations?: IngestionText | undefined;
  readonly troubleshooting?: IngestionText | undefined;
  readonly recipe?: IngestionRecipe | undefined;
  readonly examples: readonly IngestionExample[];
  /** Whether the manifest lists the options, be it none. */
  readonly listsOptions: boolean;
  /** Of `include` and `options`; those of a schema as well. */
  readonly options: WrittenOptions;
  readonly schema?: JsonObject | undefined;
  readonly span: Span;
}

/** A manifest of ours of what recipes name besides sources. */
export interface ComponentManifestDocument {
  readonly kind: "componentManifest";
  readonly file: string;
  readonly components: readonly ManifestComponent[];
}

/** A component of a manifest. */
export interface ManifestComponent extends Pick<
  ManifestPlugin,
  "id" | "extra" | "intro" | "listsOptions" | "options" | "span"
> {
  readonly kind: ComponentKind;
  readonly className: string;
}

/** Options that several plugins have, described once and included by name. */
export interface OptionSetDocument extends WrittenOptions {
  readonly kind: "optionSet";
  readonly file: string;
  readonly name: LocatedText;
}

/** Options as written: those of their own, and the names of shared ones. */
export interface WrittenOptions {
  readonly includes: readonly LocatedText[];
  readonly options: readonly WrittenOption[];
}

/** An option as written, with the name of the shared options below its path. */
export interface WrittenOption extends IngestionOption {
  readonly parts?: LocatedText | undefined;
}

/** A capability as written, its name unchecked. */
export interface WrittenCapability {
  readonly name: LocatedText;
  readonly supported: "yes" | "no" | "partial";
  readonly note?: string | undefined;
  readonly subtypes: readonly string[];
}

/** The platform's own list of plugins: a connector registry, or a capability summary of older versions. */
export interface ConnectorRegistryDocument {
  readonly kind: "connectorRegistry";
  readonly file: string;
  readonly form: "registry" | "summary";
  readonly plugins: readonly RegisteredPlugin[];
}

/** A plugin of a connector, as the platform's own list has it. */
export interface RegisteredPlugin {
  readonly id: string;
  readonly platform: string;
  readonly platformName: string;
  readonly status?: LocatedText | undefined;
  readonly className?: string | undefined;
  readonly capabilities: readonly WrittenCapability[];
  readonly span: Span;
}

/** The JSON Schema of a plugin's configuration, taken apart. */
export interface ConfigSchemaDocument {
  readonly kind: "configSchema";
  readonly file: string;
  readonly plugin: string;
  readonly options: readonly IngestionOption[];
  readonly schema: JsonObject;
}

/** Markdown from the folder of a platform's docs. */
export interface SourceTextDocument {
  readonly kind: "sourceText";
  readonly file: string;
  /** Name of the folder in lower case. */
  readonly platform: string;
  /** `README`, or the name of the file without its extension: `mysql_pre`. */
  readonly name: string;
  readonly text: string;
  readonly span: Span;
}

/** A recipe from the folder of a platform's docs. */
export interface RecipeDocument {
  readonly kind: "recipe";
  readonly file: string;
  readonly platform: string;
  readonly plugin: string;
  readonly recipe: IngestionRecipe;
}
