import type { CodeFiles } from "../../../parse/documents.ts";
import type { SdkDocument } from "../../../parse/sdk/sdk-document.ts";
import type { SphinxDocument } from "../../../parse/sphinx/sphinx-document.ts";

/** The package of the platform's own library, and its first file. */
const [name, file] = ["datahub.sdk", "datahub/sdk/__init__.py"];

/**
 * The package that is the client library where nobody says what it is: neither a list nor a manifest, as where the platform's
 * Python is read as it is installed. Later releases have one for it.
 */
export function findOwnLibrary({
  files,
  lists,
  written,
}: {
  readonly files: CodeFiles;
  readonly lists: readonly SphinxDocument[];
  readonly written: readonly SdkDocument[];
}): readonly string[] {
  if (written.length > 0 || lists.some(({ listed }) => listed.length > 0)) return [];
  return [...files.keys()].some((path) => `/${path}`.endsWith(`/${file}`)) ? [name] : [];
}
