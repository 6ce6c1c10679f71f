import type { Source } from "../catalogue/catalogue.ts";
import type { GraphqlDocument } from "./graphql/graphql-document.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";
import type { Surroundings } from "../discover/surroundings.ts";
import type { Redirect } from "../catalogue/redirects.ts";
import type { SiteVersion } from "../catalogue/versions.ts";
import type { ProseDocument, ProsePartDocument } from "./prose/prose-document.ts";
import type { IngestionDocument } from "./ingestion/ingestion-document.ts";
import type { RegistryDocument } from "./registry/registry-document.ts";
import type { WrittenRelease } from "./releases/release-document.ts";
import type { RestliDocument } from "./restli/restli-document.ts";
import type { SchemaDocument } from "./schema-document.ts";
import type { SdkDocument } from "./sdk/sdk-document.ts";
import type { SidebarDocument } from "./sidebar/sidebar-document.ts";

/** All that was read, each file by itself: what the parsers hand to the linker. */
export interface Documents {
  /** By path of the file. */
  readonly schemas: readonly SchemaDocument[];
  /** By path of the file. */
  readonly registries: readonly RegistryDocument[];
  readonly graphql: Sdl;
  /** By path of the file. */
  readonly restli: readonly RestliDocument[];
  /** By path of the file. */
  readonly sdk: readonly SdkDocument[];
  /** Manifests, and what a checkout of the platform says about its plugins; by path of the file. */
  readonly ingestion: readonly IngestionDocument[];
  readonly prose: ProseDocuments;
  readonly releases: readonly WrittenRelease[];
  readonly versions: readonly SiteVersion[];
  readonly redirects: readonly Redirect[];
  /** Every file that came in, read or not, by path. */
  readonly sources: readonly Source[];
}

/** All SDL files together, since SDL has no files. Reading them takes long enough to be left to whoever needs it. */
export interface Sdl {
  /** By path. */
  readonly files: readonly SourceFile[];
  read(files: readonly SourceFile[], report: Report): Promise<GraphqlDocument>;
}

/** Hand-written pages with all that stands around them. */
export interface ProseDocuments {
  /** By path of the file. */
  readonly pages: readonly PlacedProse[];
  /** What begins the pages of entities, by path of the file. */
  readonly introductions: readonly PlacedProse[];
  /** Markdown in files of other kinds, by place. */
  readonly parts: readonly ProsePartDocument[];
  /** By path of the file. */
  readonly sidebars: readonly SidebarDocument[];
  /** Texts of the files that pages take in, by path. */
  readonly snippets: ReadonlyMap<string, string>;
  readonly surroundings: Surroundings;
}

export interface PlacedProse {
  readonly document: ProseDocument;
  /** Folder from which ids and root-relative links count; empty for the input itself. */
  readonly root: string;
}
