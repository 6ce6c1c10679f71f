/*
 * Where the configurations of tools that publish guides are, below an input, the likeliest first. They are looked for in
 * every input, so that nothing is loaded that reads them where there are none.
 */

/** Of the first edition of Docusaurus, and the lists that stand beside it. */
export const firstDocusaurus = { config: "siteConfig.js", sidebars: "sidebars.json" } as const;

/** Of MkDocs. */
export const mkdocsConfigs: readonly string[] = ["mkdocs.yml", "mkdocs.yaml"];

/** Of mdBook. */
export const mdbookConfig = "book.toml";

/** Of GitBook and HonKit. */
export const gitbookConfigs: readonly string[] = [".gitbook.yaml", ".gitbook.yml", "book.json"];

/** The table of contents of a book, which is enough for one. */
export const bookSummary = "SUMMARY.md";

/** Folders in which a repository keeps the site of its guides, whichever tool makes it. */
export const projectFolders: readonly string[] = [
  ...["", "website/", "docs-website/", "docs/", "documentation/", "site/", "www/"],
  // Beside documents that are no pages of it.
  ...["docs/docusaurus/", "docs/website/", "docs/site/"],
  // Of repositories that hold several packages.
  ...["apps/docs/", "apps/website/", "packages/docs/", "packages/website/"],
];

/** Folders in which a repository keeps a book, or what MkDocs publishes, where its top has neither. */
export const bookFolders: readonly string[] = [
  ...projectFolders.filter((below) => below !== ""),
  ...["doc/", "book/", "guide/", "docs/book/", "docs/guide/", "src/doc/"],
  // Of projects with translations in folders beside it.
  "docs/en/",
];

/** Where the configuration of VitePress is below such a folder. */
export const vitepressSettings = ".vitepress";

/** Where the configuration of VuePress is below a folder of its documents. */
export const vuepressSettings = ".vuepress";

/** Folders that VuePress has its documents in. */
export const vuepressFolders: readonly string[] = [...projectFolders, "src/", "docs/src/"];

/** Where the pages of Starlight are below such a folder. */
export const starlightPages = "src/content/docs";

/** What the configuration of Next.js is called. */
export const nextConfigs: readonly string[] = ["mjs", "js", "ts", "cjs"].map((extension) => `next.config.${extension}`);

/** What Fumadocs and Nextra order a folder of pages by, the former the first. */
export const folderMetas: readonly string[] = [
  "meta.json",
  ...["json", "js", "jsx", "ts", "tsx"].map((extension) => `_meta.${extension}`),
];

/** Of Mintlify. */
export const mintlifyConfigs: readonly string[] = ["docs.json", "mint.json", "docs/docs.json", "docs/mint.json"];

/** Of Hugo, and what it was called once. */
export const hugoConfigs: readonly string[] = projectFolders.flatMap((below) =>
  [
    ...["hugo", "config/_default/hugo", "config", "config/_default/config"].flatMap((name) =>
      ["toml", "yaml", "yml", "json"].map((ending) => `${name}.${ending}`),
    ),
  ].map((name) => below + name),
);

/** Of Sphinx. */
export const sphinxConfigs: readonly string[] = [
  ...["", "docs/", "docs/source/", "docs/src/", "doc/", "doc/source/", "source/", "docsrc/", "documentation/"],
].map((below) => `${below}conf.py`);

/** Of Jekyll. */
export const jekyllConfigs: readonly string[] = projectFolders.flatMap((below) =>
  ["_config.yml", "_config.yaml"].map((name) => below + name),
);

/** The page of Docsify that shows all others. */
export const docsifyPages: readonly string[] = projectFolders.map((below) => `${below}index.html`);

/** The tables of contents of Jupyter Books. */
export const jupyterBooks: readonly string[] = projectFolders.flatMap((below) =>
  ["myst.yml", "_toc.yml"].map((name) => below + name),
);

/** Of Quarto, and of bookdown, which came before it. */
export const quartoConfigs: readonly string[] = projectFolders.flatMap((below) =>
  ["_quarto.yml", "_quarto.yaml", "_bookdown.yml"].map((name) => below + name),
);

/** Of Elastic's docs-builder. */
export const docsetConfigs: readonly string[] = projectFolders.flatMap((below) =>
  ["docset.yml", "_docset.yml"].map((name) => below + name),
);

/** Of DocFX. */
export const docfxConfigs: readonly string[] = [...projectFolders, "docfx/", "docfx_project/", "Documentation/"].map(
  (below) => `${below}docfx.json`,
);

/** What a repository of Microsoft Learn publishes. */
export const learnConfig = ".openpublishing.publish.config.json";
/** Which pages of such a repository were called otherwise. */
export const learnRedirects = ".openpublishing.redirection.json";

/** The first page of a wiki of GitHub or GitLab. */
export const wikiHomes: readonly string[] = ["Home.md", "home.md"];

/** What names stand for in GitHub's documents. */
export const githubData = "data/variables";

/** What editors of notes leave in a vault. */
export const vaultMarks: readonly string[] = [".obsidian", ".foam", ".logseq", "logseq"];

/** Configurations that tell of a project in whichever folder of a repository they are; other names may be anything there. */
export const memberConfigs: readonly string[] = [
  ...mkdocsConfigs,
  ...["js", "ts", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`),
  ...["js", "ts", "mjs", "mts"].map((ending) => `${vitepressSettings}/config.${ending}`),
  ...["js", "ts", "mjs", "mts"].map((ending) => `${vitepressSettings}/config/index.${ending}`),
  ...["js", "ts", "mjs", "mts"].map((ending) => `${vuepressSettings}/config.${ending}`),
  mdbookConfig,
  ...gitbookConfigs,
  ...["docs.json", "mint.json", "conf.py", "_config.yml", "myst.yml", "_quarto.yml", "_bookdown.yml", "docfx.json"],
  ...["hugo.toml", "hugo.yaml", "config.toml"],
];

/** Files and folders one of which is in every input that is a project of guides, but for those of Docusaurus. */
export const guideProjectMarks: readonly string[] = [
  ...mkdocsConfigs,
  mdbookConfig,
  ...gitbookConfigs,
  bookSummary,
  ...bookFolders.flatMap((below) => [...mkdocsConfigs, mdbookConfig, bookSummary].map((name) => below + name)),
  ...projectFolders.map((below) => below + vitepressSettings),
  ...vuepressFolders.map((below) => below + vuepressSettings),
  ...projectFolders.map((below) => below + starlightPages),
  ...projectFolders.flatMap((below) => nextConfigs.map((config) => below + config)),
  ...folderMetas,
  ...mintlifyConfigs,
  ...hugoConfigs,
  ...sphinxConfigs,
  ...jekyllConfigs,
  ...jupyterBooks,
  ...docsifyPages,
  ...docsetConfigs,
  ...docfxConfigs,
  learnConfig,
  ...quartoConfigs,
  ...wikiHomes,
  githubData,
  ...vaultMarks,
];
