/** Folders in which a repository keeps the sources of its documents for Sphinx. */
export const sphinxFolders: readonly string[] = [
  ...["", "docs/", "docs/source/", "docs/src/", "doc/", "doc/source/", "source/", "docsrc/", "documentation/"],
];

/** What the configuration of Sphinx is called. */
export const sphinxConfig = "conf.py";
