import type { FileTree } from "../files/file-tree.ts";

/** More than the longest `setup.py` has. */
const longest = 1_000_000;

/** A group of entry points that names what recipes are put together from. */
const groups =
  /[\w-]+\.(?:ingestion\.(?:source|sink|transformer|reporting_provider|checkpointing_provider)|action)\.plugins\b/;

/** Whether a package says in this file that it has connectors. */
export function registersConnectors(location: string, tree: FileTree): boolean {
  return says(location, tree, groups);
}

/** Whether a package says in this file that it needs what connectors are written with: recipes may name its classes, registered or not. */
export function needsPlatform(location: string, tree: FileTree): boolean {
  return says(location, tree, /\bacryl-datahub\b/);
}

/** Whether a file of Python declares a class that says which platform it reads from, or builds on the platform's for sources. */
export function declaresConnector(location: string, tree: FileTree): boolean {
  const text = readText(location, tree);
  if (/^@platform_name\(/m.test(text)) return true;
  return text.includes(".ingestion.") && /^class \w+\([^()\n]*Source(?:Base)?\b/m.test(text);
}

function says(location: string, tree: FileTree, what: RegExp): boolean {
  return what.test(readText(location, tree));
}

function readText(location: string, tree: FileTree): string {
  const read = tree.read(location, longest);
  return "failure" in read ? "" : read.bytes.toString("utf8");
}
