import { fileURLToPath } from "node:url";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { copyLicenses } from "./bin/dev/build/copy-licenses.ts";
import { mergedElements } from "./bin/dev/build/merged-elements.ts";
import { toClassicScript } from "./bin/dev/build/to-classic-script.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Leaves dynamic imports to the browser, which finds a chunk beside the one that asks for it. Vite's
 * own helper would preload by addresses from the root, and a site may be published anywhere below it.
 */
const plainDynamicImports: Plugin = {
  name: "aspectdoc:plain-dynamic-imports",
  enforce: "pre",
  // A copy for each module, so that no page has to load a chunk with nothing else in it.
  resolveId: (id, importer) => (id === "\0vite/preload-helper.js" ? `\0plain-import:${importer}` : null),
  load: (id) => (id.startsWith("\0plain-import:") ? "export const __vitePreload = (load) => load();" : null),
};

const slimTwins: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** Goes with each copy of it into the sites that are made, as its licence wants. */
const preactNotice = "/*! Preact, copyright (c) 2015-present Jason Miller, MIT License */";

/**
 * Draws the search and the explorer with Preact, which is spoken to as React is and a tenth as large: opening the search
 * is waiting for it. Pages are rendered by React.
 */
const slimReact: Plugin = {
  name: "aspectdoc:slim-react",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(id, importer) {
    const twin = Object.hasOwn(slimTwins, id) ? slimTwins[id] : undefined;
    if (twin === undefined) return null;
    const found = await this.resolve(twin, importer, { skipSelf: true });
    if (found === null) throw new Error(`${twin} is not installed: npm ci`);
    return found;
  },
};

/**
 * Brings of React's renderer the half that is asked, and runs it when it is asked first: most sites are written without it. The other
 * half streams, and would have each thread that renders load Node's streams and cryptography.
 */
const quietRenderer: Plugin = {
  name: "aspectdoc:quiet-renderer",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id) => (id === "react-dom/server" ? rendererModule : null),
  load: (id) =>
    id === rendererModule
      ? `export const renderToStaticMarkup = (node) => require(${JSON.stringify(renderer)}).renderToStaticMarkup(node);`
      : null,
};

const rendererModule = "\0quiet-renderer";
const renderer = path("node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js");

/** What two scripts share and each has for itself, with a part of the path of those that get a copy. */
const copies = [
  // The filter of the tree, and that of tables.
  ["/match-rows.ts", "/client/tree/"],
  // The chunks of parts and of cards, which come one at a time.
  ["/trust-markup.ts", "/client/cards/"],
  // What runs before the first paint, which waits for no other script.
  ["/read-theme.ts", "/client/early.ts"],
  ["/apply-theme.ts", "/client/early.ts"],
  ["/browser-storage.ts", "/client/theme/read-theme.ts?copy"],
  ["/browser-storage.ts", "/client/dismissible-note.ts"],
  ["/browser-storage.ts", "/client/tree/kept-tree.ts"],
] as const;

/** Gives scripts what they share twice, so that no page has to load a chunk with nothing else in it. */
const copiedModules: Plugin = {
  name: "aspectdoc:copied-modules",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(id, importer = "") {
    if (!copies.some(([file, by]) => id.endsWith(file) && importer.includes(by))) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found === null ? null : `${found.id}?copy`;
  },
};

/** Makes classic scripts of what pages load: browsers let a page from a disk load no module. */
const classicScripts: Plugin = {
  name: "aspectdoc:classic-scripts",
  applyToEnvironment: ({ name }) => name === "client",
  renderChunk(code, { name }) {
    // Only the development server gives it out.
    if (name === "dev") return null;
    // Runs before what others hand themselves over to is there.
    return name === "early" ? `(() => {\n${code}\n})();\n` : toClassicScript(code);
  },
};

/** The site: one style sheet and two small scripts for the reader's browser, and the renderer of pages for the generator. */
export default defineConfig({
  root: path("site"),
  plugins: [
    plainDynamicImports,
    slimReact,
    mergedElements,
    quietRenderer,
    copiedModules,
    classicScripts,
    copyLicenses(path("dist/site/licenses")),
    vike(),
  ],
  build: {
    outDir: path("dist/site"),
    emptyOutDir: true,
    // Else each import lists what to preload, which the plain helper never reads.
    modulePreload: false,
    // What `light-dark()`, popovers and words in place of a sign need anyway; `site/docs/how-to/publish.md` names the same.
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            site: path("site/client/site.ts"),
            styles: path("site/styles/site.css"),
            early: path("site/client/early.ts"),
            dev: path("site/dev/connect.ts"),
          },
          output: {
            // Modules are strict; what makes code short takes them for modules still, and would leave it out.
            postBanner: ({ name }) => (name === "preact" ? `${preactNotice}"use strict";` : '"use strict";'),
            chunkFileNames: "assets/chunks/[name].[hash].js",
            // What changes with Preact's versions and not with ours stays in the reader's cache.
            manualChunks: (id) => (/node_modules\/preact\//.test(id) ? "preact" : null),
          },
        },
      },
    },
    ssr: {
      // React is bundled in so that its production build is used, whatever NODE_ENV is where the generator runs.
      resolve: { noExternal: ["react", "react-dom"] },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        target: "node20",
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { input: { "render-page": path("site/render-page.tsx") } },
      },
    },
  },
});
