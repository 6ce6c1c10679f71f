import { fileURLToPath } from "node:url";
import vike from "vike/plugin";
import { defineConfig } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The site: one style sheet and two small scripts for the reader's browser, and the renderer of pages for the generator. */
export default defineConfig({
  root: path("site"),
  plugins: [vike()],
  build: {
    outDir: path("dist/site"),
    emptyOutDir: true,
    // Chunks that load on use have nothing to preload; the helper for it would be a request of its own.
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
