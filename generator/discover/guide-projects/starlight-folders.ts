/** Folders in which a repository keeps a project of Starlight. */
export const starlightFolders: readonly string[] = ["", "docs/", "website/", "documentation/", "site/", "www/"];

/** Where the pages are below such a folder. */
export const starlightPages = "src/content/docs";
