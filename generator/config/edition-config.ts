/** A model that is only referred to: a folder or a printed catalogue, and where its own pages are published. */
export interface ReferenceEntry {
  readonly path: string;
  readonly url?: string | undefined;
}

/** What says where a model comes from and where its sources are shown; a version may say each of it for itself. */
export interface EditionConfig {
  readonly inputs: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly references: readonly (string | ReferenceEntry)[];
  readonly registries: readonly string[];
  readonly content: readonly string[];
  readonly contentExclude: readonly string[];
  readonly sidebar: string;
  readonly siteUrls: readonly string[];
  readonly sourceUrl: string;
  readonly editUrl: string;
}

/** What each version may say for itself of how its model is read; otherwise it is as for the others. */
export const editionKeys = [
  "inputs",
  "include",
  "exclude",
  "references",
  "registries",
  "content",
  "contentExclude",
  "sidebar",
  "siteUrls",
  "sourceUrl",
  "editUrl",
] as const satisfies readonly (keyof EditionConfig)[];
