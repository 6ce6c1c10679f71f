/** Folders in which a repository keeps a site of Next.js for its documents. */
export const nextFolders: readonly string[] = ["", "docs/", "website/", "site/", "www/"];

/** What the configuration of Next.js is called. */
export const nextConfigs: readonly string[] = ["mjs", "js", "ts", "cjs"].map((extension) => `next.config.${extension}`);
