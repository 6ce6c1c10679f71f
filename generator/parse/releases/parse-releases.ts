import type { ReleaseLink } from "../../catalogue/releases.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { isSitePath, isWebAddress, readDataFile, readMatching, readNeeded, type DataEntry } from "../read-data-file.ts";
import type { WrittenRelease } from "./release-document.ts";

const keys = ["version", "product", "date", "links", "prerelease", "draft", "notes"] as const;

type ReleaseEntry = DataEntry<(typeof keys)[number]>;

/** Reads `releases.yml`: the releases in the order of the file. One without a version is left out. */
export function parseReleases(file: SourceFile, report: Report): readonly WrittenRelease[] {
  return readDataFile(file, { list: "releases", entry: "a release", keys }, report).flatMap((entry) => {
    const version = readNeeded(entry, "version");
    if (version === undefined) return [];
    const { reader, node, values } = entry;
    return {
      version,
      product: reader.name(values.get("product"), "`product` of a release")?.name,
      date: readMatching(entry, "date", isDate, "a day such as `2023-06-09`"),
      links: readLinks(entry),
      prerelease: reader.flag(values.get("prerelease"), "`prerelease` of a release") ?? false,
      draft: reader.flag(values.get("draft"), "`draft` of a release") ?? false,
      notes: reader.text(values.get("notes"), "`notes` of a release"),
      notesSpan: values.has("notes") ? reader.span(values.get("notes") ?? node) : undefined,
      span: reader.span(values.get("version") ?? node),
    };
  });
}

function readLinks({ reader, values }: ReleaseEntry): readonly ReleaseLink[] {
  return reader.list(values.get("links"), "`links` of a release").flatMap((node) => {
    const what = "a link of a release";
    const link = reader.mapping(node, what, ["label", "href"]);
    if (link === undefined) return [];
    const entry = { reader, node, what, values: link };
    const label = readNeeded(entry, "label");
    if (readNeeded(entry, "href") === undefined || label === undefined) return [];
    const expected = "a web address, or the path of a page below the base";
    const href = readMatching(entry, "href", (text) => isWebAddress(text) || isSitePath(text), expected);
    return href === undefined ? [] : { label, href, span: reader.span(link.get("href") ?? node) };
  });
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of a shorter month would be taken for a day of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
