import fastGlob from "fast-glob";

/** What globs begin with for what is below a folder, whatever its name; empty for the input itself. */
export function globFolder(folder: string): string {
  // Of nothing there is nothing to escape.
  return folder === "" ? "" : `${fastGlob.escapePath(folder)}/`;
}
