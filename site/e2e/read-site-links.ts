import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readWholePage } from "./read-whole-page.ts";

/** What the documents of a generated site lead to, and what they have to be led to, by their paths. */
export interface SiteLinks {
  /** The paths of all files. */
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, PageLinks>;
}

interface PageLinks {
  readonly ids: ReadonlySet<string>;
  readonly duplicates: readonly string[];
  readonly hrefs: ReadonlySet<string>;
  /** Ids that other elements of the page refer to. */
  readonly references: ReadonlySet<string>;
}

/** Reads every HTML file of an output folder once. Takes time in proportion to the size of the output. */
export function readSiteLinks(folder: string): SiteLinks {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      ),
  );
  const pages = new Map<string, PageLinks>();
  for (const path of [...files].sort()) {
    if (path.endsWith(".html")) pages.set(path, readLinks(readWholePage(folder, path)));
  }
  return { files, pages };
}

/** Our own pages only: quotes are double and markup characters in attributes are escaped. */
function readLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const duplicates: string[] = [];
  const hrefs = new Set<string>();
  const references = new Set<string>();
  for (const [, attributes = ""] of html.matchAll(/<[a-z][a-z0-9-]*((?:\s+[^\s=>"/]+(?:="[^"]*")?)+)\s*\/?>/gi)) {
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([^\s=>"/]+)="([^"]*)"/g)) {
      const text = unescape(value);
      if (name === "id") {
        if (ids.has(text)) duplicates.push(text);
        ids.add(text);
      } else if (/^(?:href|src|data-(?:root|file|search|explorer|twin))$/.test(name)) {
        hrefs.add(text);
      } else if (/^(?:for|popovertarget|aria-(?:labelledby|describedby|controls))$/i.test(name)) {
        for (const id of text.split(/\s+/)) references.add(id);
      }
    }
  }
  return { ids, duplicates, hrefs, references };
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? "");
}
