import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { proseFolder } from "../layouts/prose-folder.ts";
import { mostNamed } from "./most-named.ts";

/** Tells of earlier versions and translations in the folders of guides that are configured. */
export function reportCopies({ listing }: Input, { content = [] }: DiscoverOptions, report: Report): void {
  const globs = content.flatMap((folder) => proseFolder(folder).exclude);
  const folders = listing.dropIgnored(listing.find(globs)).map((path) => copyFolder.exec(path)?.[0] ?? path);
  if (folders.length === 0) return;
  report.add(discoverCodes.leftOut({ folders: [...new Set(folders)].sort().slice(0, mostNamed) }));
}

const copyFolder = /^.*?(?:versioned_docs|i18n)(?=\/)/;
