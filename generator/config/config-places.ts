import { realpathSync, statSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { findRepositoryTop } from "./find-repository-top.ts";

/** Names of the config file; a folder may have one of them. */
export const configFileNames = [
  "aspectdoc.config.yaml",
  "aspectdoc.config.yml",
  "aspectdoc.config.json",
  "aspectdoc.config.mjs",
  "aspectdoc.config.mts",
  "aspectdoc.config.ts",
];

const moduleEndings = [".mjs", ".mts", ".ts"];

/** Whether the file is a module, which imports others. */
export function isConfigModule(file: string): boolean {
  return moduleEndings.includes(extname(file));
}

/**
 * The folders in which a config file counts for a command that is started in one: that folder, and those around it up to the
 * top of its repository. What lies in a folder of somebody else's is none of theirs, since a config file may be code.
 */
export function listConfigFolders(cwd: string): readonly string[] {
  const top = findRepositoryTop(cwd);
  const folders = [cwd];
  if (top === undefined) return folders;
  const owner = statSync(cwd, { throwIfNoEntry: false })?.uid;
  for (let folder = cwd; folder !== top;) {
    folder = dirname(folder);
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== owner) break;
    folders.push(folder);
  }
  return folders;
}

/** Where the config file is or may come to be, by the names of the file system itself. */
export function listConfigPlaces(cwd: string, given: string | undefined): readonly string[] {
  if (given !== undefined) return [toRealPath(resolve(cwd, given))];
  return listConfigFolders(cwd).flatMap((folder) =>
    configFileNames.map((name) => toRealPath(join(folder, name), join(toRealPath(folder), name))),
  );
}

function toRealPath(path: string, otherwise = path): string {
  try {
    return realpathSync(path);
  } catch {
    return otherwise;
  }
}
