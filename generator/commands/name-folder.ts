import { basename, join } from "node:path";
import { createReport } from "../diagnostics/report.ts";
import { diskTree } from "../discover/files/file-tree.ts";
import { readBytes } from "../discover/files/read-bytes.ts";
import { findOwnName } from "../discover/own-name/find-own-name.ts";
import { readNameTexts } from "../discover/own-name/read-name-texts.ts";
import { parseProse } from "../parse/prose/parse-prose.ts";
import { isNameOfSite } from "../places/is-name-of-site.ts";

/** In bytes. */
const head = 16_384;
const longestHeading = 300;

/**
 * What a folder is called for readers: `acme-models` is `Acme models`, and `datahub` is `DataHub` where the first heading of
 * its README spells it so. What it calls itself otherwise, as its site does without a configuration, comes before its own name,
 * which is that of a checkout.
 */
export function nameFolder(folder: string): string {
  const name = basename(folder)
    .replace(/[\s_-]+/g, " ")
    .trim();
  const heading = /^#[ \t]+(.+)$/m.exec(readHead(join(folder, "README.md")))?.[1] ?? "";
  const spelled = spellAs(name, heading.slice(0, longestHeading));
  const own = spelled === undefined ? findOwnName(readNameTexts(folder, diskTree)) : undefined;
  // A name with signs of its own, `kafka-ui`, is written as it is.
  if (own !== undefined && /[^\p{Ll} ]/u.test(own)) return own;
  const words = spelled ?? own ?? name;
  return words === "" ? "Metadata model" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What a README at a path is called as a page, where that is the name of what it is about, in words alone. */
export function readName(path: string): string | undefined {
  const file = { path: basename(path), text: readHead(path), kind: "prose" } as const;
  const { frontMatter, heading, banner } = parseProse(file, createReport());
  const name = frontMatter.title ?? heading ?? banner ?? "";
  return isNameOfSite(name) && !/[[\]<>{}]/.test(name) ? name : undefined;
}

/** The words of a heading that are the name but for case and spaces; undefined where it has none such. */
function spellAs(name: string, heading: string): string | undefined {
  const words = heading.split(/[^\p{L}\p{N}.]+/u).filter((word) => word !== "");
  const squeeze = (text: string): string => text.replaceAll(" ", "").toLowerCase();
  const wanted = squeeze(name);
  for (const start of words.keys()) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const said = words.slice(start, end).join(" ");
      if (squeeze(said) === wanted) return said;
    }
  }
  return undefined;
}

/** The beginning of a file; an empty text where it can't be read. */
function readHead(path: string): string {
  const read = readBytes(path, head, head);
  return "failure" in read ? "" : read.bytes.toString("utf8");
}
