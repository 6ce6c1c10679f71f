import type { Source } from "../catalogue/catalogue.ts";
import type { GraphqlDocument } from "./graphql/graphql-document.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { ReferenceSource } from "../sources/reference-source.ts";
import type { Surroundings } from "../sources/surroundings.ts";
import type { Extension } from "../catalogue/extensions.ts";
import type { Redirect } from "../catalogue/redirects.ts";
import type { SiteVersion } from "../catalogue/versions.ts";
import type { WrittenPart } from "./prose/parse-prose-part.ts";
import type { ProseDocument, ProsePartDocument } from "./prose/prose-document.ts";
import type { AccessDocument } from "./access/access-document.ts";
import type { CliDocument } from "./cli/cli-document.ts";
import type { BootDocument } from "./boot/boot-document.ts";
import type { IngestionDocument } from "./ingestion/ingestion-document.ts";
import type { JavaDocument } from "./java/java-document.ts";
import type { PackageDocument } from "./python-package/package-document.ts";
import type { PythonDocument } from "./python/python-document.ts";
import type { RegistryDocument } from "./registry/registry-document.ts";
import type { WrittenRelease } from "./releases/release-document.ts";
import type { RestliDocument } from "./restli/restli-document.ts";
import type { SchemaDocument } from "./schema-document.ts";
import type { SdkDocument } from "./sdk/sdk-document.ts";
import type { SphinxDocument } from "./sphinx/sphinx-document.ts";
import type { CategoryDocument } from "./sidebar/category-document.ts";
import type { CatalogueDocuments } from "./catalogue/parse-catalogue.ts";
import type { SidebarDocument } from "./sidebar/sidebar-document.ts";

export type { DocsProject, Translation } from "../sources/surroundings.ts";
export type { ReferenceSource } from "../sources/reference-source.ts";

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
  /** By path of the file. */
  readonly access: readonly AccessDocument[];
  /** Manifests of commands, by path of the file. */
  readonly cli: readonly CliDocument[];
  /** What the platform begins with; by path of the file. */
  readonly boot: readonly BootDocument[];
  readonly prose: ProseDocuments;
  readonly releases: readonly WrittenRelease[];
  readonly versions: readonly SiteVersion[];
  readonly redirects: readonly Redirect[];
  /** What connectors and the client library are written in. */
  readonly code: LibraryCode;
  /** What the server is written in. */
  readonly server: CodeDocuments<JavaDocument>;
  /** By plug-in and path of the file. */
  readonly extensions: readonly Extension[];
  /** What packages of Python say of themselves beside their code; by path of the file. */
  readonly pythonPackages: readonly PackageDocument[];
  /** By path of the file. */
  readonly sphinx: readonly SphinxDocument[];
  /** Python packages that are documented, where the configuration names some. */
  readonly packages?: readonly string[] | undefined;
  /** What models declare that are only referred to; nothing wrong with them has been reported. */
  readonly referred?: Omit<CatalogueDocuments, "printed"> | undefined;
  readonly references?: readonly ReferenceSource[] | undefined;
  /** Every file of the model that came in, read or not, by path. */
  readonly sources: readonly Source[];
  /** What stands before the paths of each input's files, sorted; empty where there is one input. */
  readonly inputs: readonly string[];
}

/** All SDL files together, since SDL has no files. Reading them takes long enough to be left to whoever needs it. */
export interface Sdl {
  /** By path. */
  readonly files: readonly SourceFile[];
  read(files: readonly SourceFile[], report: Report): Promise<GraphqlDocument>;
}

/** A file of source code with its text. */
export type CodeFile = SourceFile;

/** By path, so that who is handed them looks at no more than what names lead to. */
export type CodeFiles = ReadonlyMap<string, CodeFile>;

/** Source code. It is read file by file, as linking asks for what names lead to. */
export interface CodeDocuments<Document> {
  readonly files: CodeFiles;
  /** A reader of these files, which takes none but those that it is asked for; a path without a file gives nothing. */
  open(files: CodeFiles, report: Report): Promise<(path: string) => Document | undefined>;
}

/** Python, whose classes hold Markdown. */
export interface LibraryCode extends CodeDocuments<PythonDocument> {
  /** Reads the Markdown that stands in these files as docs. */
  readDocs(docs: readonly WrittenPart[], files: CodeFiles, report: Report): readonly ProsePartDocument[];
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
  /** What folders of pages say of themselves, by path of the file. */
  readonly categories?: readonly CategoryDocument[] | undefined;
  /** Texts of the files that pages take in, by path. */
  readonly snippets: ReadonlyMap<string, string>;
  /** Paths of all files that pages take in, in whichever way; absent where there are none. */
  readonly takenIn?: readonly string[] | undefined;
  readonly surroundings: Surroundings;
}

/** A page, and the folder that its project is in. */
export interface PlacedProse {
  readonly document: ProseDocument;
  /** Folder from which ids and root-relative links count; empty for the input itself. */
  readonly root: string;
}
