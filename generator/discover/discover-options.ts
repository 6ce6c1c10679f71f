import type { PluginEntry } from "../plugins/plugin-entry.ts";
import type { FileTree } from "./files/file-tree.ts";
import type { ReferenceEntry } from "../config/edition-config.ts";

/** What is read of which folders. */
export interface DiscoverOptions {
  /** Folders, absolute or below the current one. */
  readonly inputs: readonly string[];
  /** Globs of files to read instead of the layout's. */
  readonly include?: readonly string[] | undefined;
  /** Globs of files to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** Models that are only referred to. */
  readonly references?: readonly ReferenceEntry[] | undefined;
  /** Entity registries that have another name, below their input. */
  readonly registries?: readonly string[] | undefined;
  /** Python packages whose source is read besides what the layout suggests. */
  readonly sdk?: { readonly packages: readonly string[] } | undefined;
  /** Folders of hand-written pages, below their input, instead of those of the layout. */
  readonly content?: readonly string[] | undefined;
  /** Globs of hand-written pages to leave out. */
  readonly contentExclude?: readonly string[] | undefined;
  /** The sidebar, below its input, where it has another name or place. */
  readonly sidebar?: string | undefined;
  /** Addresses under which the pages are published. */
  readonly siteUrls?: readonly string[] | undefined;
  /** Where sources are shown, whatever the inputs were cloned from; empty where they are to be shown nowhere. */
  readonly sourceUrl?: string | undefined;
  /** Which of the listed versions it is. */
  readonly version?: string | undefined;
  /** Whether to ask Git when the files were last changed. */
  readonly lastChange?: boolean | undefined;
  readonly plugins?: readonly PluginEntry[] | undefined;
  /** Where the inputs are looked for; on the disk when absent. */
  readonly tree?: FileTree | undefined;
  /** The disk, where all else is looked for; one that keeps who opens what where somebody asks. */
  readonly disk?: FileTree | undefined;
  /** The commit that they are looked for in, which links to sources name. */
  readonly commit?: string | undefined;
  /** What that is called in the configuration, for whoever is told that there is nothing in it. */
  readonly revision?: string | undefined;
  readonly limits?: Partial<DiscoverLimits> | undefined;
}

/** Beyond them input is left out, so that a stray file can't exhaust the memory of a machine. */
export interface DiscoverLimits {
  readonly fileSize: number;
  readonly fileCount: number;
}
