import { fileURLToPath } from "node:url";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Chunks that load on use have nothing to preload. Vite's helper for that would be shared by all entries and
 * so become a chunk, which every page had to load; instead each module that loads another has one line of it.
 */
const loadPlainly: Plugin = {
  name: "load-plainly",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.includes("vite/preload-helper") ? `\0load-plainly:${importer ?? ""}` : undefined,
  load: (id) => (id.startsWith("\0load-plainly:") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** The site: one style sheet and two small scripts for the reader's browser, and the renderer of pages for the generator. */
export default defineConfig({
  root: path("site"),
  plugins: [vike(), loadPlainly],
  build: {
    outDir: path("dist/site"),
    emptyOutDir: true,
    // Preloading would bake in the base, which is not known yet; parts that load later are small and need no others.
    modulePreload: false,
    // What `light-dark()`, cascade layers and popovers need anyway.
    target: ["chrome123", "edge123", "firefox125", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            site: path("site/client/site.ts"),
            styles: path("site/styles/site.css"),
            early: path("site/client/early.ts"),
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
