import type { AccessModel } from "./access.ts";
import type { Defaults } from "./defaults.ts";
import type { Endpoint, Payload } from "./endpoints.ts";
import type { Extension } from "./extensions.ts";
import type { GraphqlModel } from "./graphql.ts";
import type { IngestionModel } from "./ingestion.ts";
import type { Aspect, Entity, EventType, Registry, Relationship } from "./metamodel.ts";
import type { ProseModel } from "./prose.ts";
import type { Reference } from "./references.ts";
import type { RestliModel } from "./restli.ts";
import type { Redirect } from "./redirects.ts";
import type { Release } from "./releases.ts";
import type { NamedSchema } from "./schema.ts";
import type { SiteVersion } from "./versions.ts";
import type { CliCommand, EnvironmentVariable } from "./cli.ts";
import type { SdkModel } from "./sdk.ts";
import type { Span } from "./span.ts";

/**
 * The linked model: everything that the inputs declare, names resolved, includes flattened, uses
 * computed. Plain data; things refer to each other by name, never by object, so that it prints as JSON.
 */
export interface Catalogue {
  /** Raised when the printed form changes in a way that its readers must know of. */
  readonly formatVersion: 1;
  /** By full name, sorted. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** By aspect name, sorted. */
  readonly aspects: ReadonlyMap<string, Aspect>;
  /** By entity name, core entities first, then internal ones, each in registry order. */
  readonly entities: ReadonlyMap<string, Entity>;
  /** By source entity, name, target and path. */
  readonly relationships: readonly Relationship[];
  /** By event name, sorted. */
  readonly events: ReadonlyMap<string, EventType>;
  readonly registries: readonly Registry[];
  readonly graphql: GraphqlModel;
  readonly restli: RestliModel;
  readonly sdk: SdkModel;
  /** The programs of the client library, by their names; absent where there are none. */
  readonly cli?: readonly CliCommand[] | undefined;
  /** What programs and the library ask the environment for, by name; absent where that is nothing. */
  readonly environment?: readonly EnvironmentVariable[] | undefined;
  readonly ingestion: IngestionModel;
  readonly access: AccessModel;
  /** Absent where nothing says what a deployment begins with. */
  readonly defaults?: Defaults | undefined;
  readonly prose: ProseModel;
  /** In the order of the files, which is the newest first; no drafts. */
  readonly releases: readonly Release[];
  /** Editions of the site, in the order in which readers choose among them. */
  readonly versions: readonly SiteVersion[];
  readonly redirects: readonly Redirect[];
  /** The files that were read, by path. */
  readonly sources: readonly Source[];
  /** What says that a file could not be read, or not whole, so that it may declare more; absent where all was read. */
  readonly unread?: readonly Unread[] | undefined;
  /** What is taken from models that are documented elsewhere; absent where there are none. */
  readonly references?: readonly Reference[] | undefined;
  /** What plug-ins have read besides, by plug-in and file; absent where there is nothing. */
  readonly extensions?: readonly Extension[] | undefined;
  /** What others call, as plug-ins tell it of what they have read; absent where there is nothing. */
  readonly endpoints?: readonly Endpoint[] | undefined;
  /** What is sent to endpoints and comes back, where it has a name; absent where there is nothing. */
  readonly payloads?: readonly Payload[] | undefined;
}

/** One input file, without its text. */
export interface Source {
  readonly path: string;
  readonly kind:
    | "pdl"
    | "pdsc"
    | "avsc"
    | "avpr"
    | "avdl"
    | "registry"
    | "graphql"
    | "ingestion"
    | "access"
    | "boot"
    | "cli"
    | "prose"
    | "sidebar"
    | "category"
    | "snippet"
    | "sdk"
    | "restli"
    | "releases"
    | "versions"
    | "redirects"
    | "python"
    | "package"
    | "sphinx"
    | "java"
    | "plugin";
  /**
   * `support` for schemas that only interfaces of the model need: they are shown, and counted nowhere.
   * `introduction` for Markdown that begins the page of an entity and is no page of its own.
   */
  readonly role?: "support" | "introduction" | undefined;
}

/** What is wrong with an input so that it may declare more than the catalogue has. */
export interface Unread {
  /** The code of the diagnostic that told so, and its message. */
  readonly code: string;
  readonly message: string;
  /** Absent where a whole input is missing. */
  readonly span?: Span | undefined;
  /** Names the text of the file: where it is the same, as much of it can be read. Absent of a file that has none. */
  readonly digest?: string | undefined;
}

/** The kinds of files that declare schemas. */
export const schemaSourceKinds: ReadonlySet<Source["kind"]> = new Set([
  ...(["pdl", "pdsc", "avsc", "avpr", "avdl"] as const),
]);
