import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundledLayout } from "./bundled-layout.ts";
import { datahubLayout } from "./datahub-layout.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** The special layouts, the most particular first. */
const layouts: readonly Layout[] = [datahubLayout, bundledLayout];

/** The layout of an input folder, told from what is in it; the generic one when no other fits. */
export function findLayout(folder: string): Layout {
  return layouts.find(({ marks }) => marks.every((mark) => existsSync(join(folder, mark)))) ?? genericLayout;
}
