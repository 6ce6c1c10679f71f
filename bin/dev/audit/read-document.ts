import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";

/** The document of a page as it was written; of an address without a page, the one that is shown there. */
export function readDocument({ folder }: { readonly folder: string }, { route }: Pick<PageKind, "route">): string {
  const path = join(folder, route, "index.html");
  return readFileSync(existsSync(path) ? path : join(folder, "404.html"), "utf8");
}
