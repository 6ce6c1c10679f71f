import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { mergeElements } from "./merge-elements.ts";

const stencils = fileURLToPath(new URL("../../../site/markup/stencil.ts", import.meta.url));

/** Has elements of templates and of the frame made by stencils: see `mergeElements`. The bundle that renders pages is built with it, and tested. */
export const mergedElements: Plugin = {
  name: "aspectdoc:merged-elements",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: (code, id) =>
    /\/(?:templates|site\/layout)\/.*\.tsx$/.test(id) && !id.includes(".test.")
      ? mergeElements(code, stencils)
      : undefined,
};
