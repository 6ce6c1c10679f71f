import { writtenSite } from "../../diagnostics/say-ways-out.ts";
import { hasMarker } from "../../write/marker.ts";
import { posix } from "node:path";
import { formatCount } from "../../diagnostics/print/print-summary.ts";
import type { Listing } from "../files/list-files.ts";
import { findCommonFolder } from "../find-common-folder.ts";
import { isToolSettings } from "../kinds/is-tool-settings.ts";

/** Files of these endings could be a model in another language, or hold one; each ending is named, all other files are only counted. */
const telling: ReadonlySet<string> = new Set([
  ...["adoc", "asciidoc", "rst"],
  ...["7z", "bz2", "egg", "gz", "jar", "rar", "tar", "tgz", "war", "whl", "xz", "zip", "zst"],
  ...[
    "avro",
    "cjs",
    "cs",
    "csv",
    "cue",
    "dbml",
    "ex",
    "exs",
    "go",
    "java",
    "js",
    "json",
    "json5",
    "jsonld",
    "jsonschema",
    "jsx",
    "kt",
    "md",
    "markdown",
    "mdx",
    "mjs",
    "mts",
    "owl",
    "parquet",
    "php",
  ],
  ...[
    "prisma",
    "proto",
    "py",
    "rb",
    "rdf",
    "rs",
    "scala",
    "smithy",
    "sql",
    "thrift",
    "toml",
    "ts",
    "tsx",
    "ttl",
    "wsdl",
    "xml",
    "xsd",
    "yaml",
    "yml",
  ],
]);

/** Files of these endings are read; where they are not, something leaves them out. */
const readable: ReadonlySet<string> = new Set(["pdl", "pdsc", "avsc", "avpr", "avdl", "graphql", "graphqls", "gql"]);

/** Files of ours are no model that somebody forgot. */
const own = /^aspectdoc\.[\w.]+$/;

/** How many endings are named. */
const named = 4;

/** What is in a folder in which no model was found, by names, e.g. `only 12 .proto files and 3 other files, which aren't read`. */
export function describeUnread(listing: Listing, folder: string): string {
  if (hasMarker(folder)) return writtenSite;
  const counts = new Map<string, number>();
  const found = listFound(listing);
  for (const path of found) {
    const ending = endingOf(path);
    const isTelling = telling.has(ending) && !isToolSettings(path);
    const known = isTelling || readable.has(ending) ? ending : "";
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  const leftOut = sorted.filter(([ending]) => readable.has(ending));
  const unread = sorted.filter(([ending]) => telling.has(ending));
  const phrases = [
    ...describeFiles(leftOut, 0, "left out by `include`, `exclude` or .gitignore, or as build output").map((phrase) =>
      phrase.replace(/(?=, which )/, sayFolder(found.filter((path) => readable.has(endingOf(path))))),
    ),
    ...describeFiles(unread, counts.get("") ?? 0, "read"),
  ];
  const links = listing.links().length;
  if (links > 0)
    phrases.push(`${formatCount(links, "symbolic link")}, which ${links === 1 ? "isn't" : "aren't"} followed`);
  return phrases.length === 0 ? "nothing at all" : `only ${phrases.join(", and ")}`;
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

/** The folder that holds them all, e.g. ` in `dist``; nothing where they have none in common. */
function sayFolder(paths: readonly string[]): string {
  const folder = findCommonFolder(paths.map((path) => posix.dirname(path)));
  return folder === "." ? "" : ` in \`${folder}\``;
}

function describeFiles(
  endings: readonly (readonly [ending: string, count: number])[],
  others: number,
  deed: string,
): readonly string[] {
  const rest = endings.slice(named).reduce((sum, [, count]) => sum + count, others);
  const words = endings.slice(0, named).map(([ending, count]) => formatCount(count, `.${ending} file`));
  if (rest > 0) words.push(formatCount(rest, words.length === 0 ? "file" : "other file"));
  const last = words.pop();
  if (last === undefined) return [];
  const isOne = words.length === 0 && last.startsWith("1 ");
  const verb = deed === "read" ? (isOne ? "isn't read" : "aren't read") : `${isOne ? "is" : "are"} ${deed}`;
  return [`${words.length === 0 ? last : `${words.join(", ")} and ${last}`}, which ${verb}`];
}

/** A folder that can't be listed has been reported. */
function listFound(listing: Listing): readonly string[] {
  try {
    return listing.find(["**/*"]).filter((path) => !own.test(path));
  } catch {
    return [];
  }
}
