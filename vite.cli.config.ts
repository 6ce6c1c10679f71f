import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The command line tool: our own code in chunks, so that a command loads only what it needs; packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: path("bin/main.ts"),
    outDir: path("dist/cli"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
