import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page holds at once. */
export interface PageSize {
  /** Its file, below the folder of the site. */
  readonly page: string;
  readonly bytes: number;
  readonly elements: number;
}

/** The sizes of all pages of a written site, the largest first. */
export function listPageSizes(folder: string): readonly PageSize[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  return pages
    .map((page): PageSize => {
      const html = readFileSync(join(folder, page), "utf8");
      return { page, bytes: Buffer.byteLength(html), elements: [...html.matchAll(/<[a-z][^>]*>/gi)].length };
    })
    .sort((a, b) => b.bytes - a.bytes);
}
