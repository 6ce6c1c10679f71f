import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";
import { proseFolder } from "./prose-folder.ts";

/** Aspectdoc's own folder: the bundled model, and the guides that come with it. */
export const bundledLayout: Layout = {
  name: "the model that is bundled with Aspectdoc",
  marks: ["schemas/entity-registry.yml", "site/content", "aspectdoc.config.schema.json"],
  // What a deployment begins with is written as the platform writes its own.
  files: [...genericLayout.files, "resources/boot/*.yml"].map((glob) => `schemas/${glob}`),
  skipsIgnored: false,
  isBundled: true,
  prose: proseFolder("site/content", ["schemas/**/*", "site/content/**/*"]),
};
