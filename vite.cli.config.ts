import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The command line tool and the thread that renders pages: our own code in chunks, so that a command
 * loads only what it needs; packages stay outside.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: path("dist/cli"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: { main: path("bin/main.ts"), "render-worker": path("generator/render/render-worker.ts") },
      output: { chunkFileNames: "[name].js" },
    },
  },
});
