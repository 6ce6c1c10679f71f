/*
 * A second tree of the output, which saves the next run from making one. Each of its files is a hard link to the file of
 * the output. To publish a change in few files, those are replaced in the spare, and the two trees change places: the
 * output is as whole at any moment as if all of it had been written, for the price of what has changed.
 *
 * A spare is only used as long as no folder of it has been touched; what its files hold, their other name in the
 * output tells. Where a file system has no links, or doesn't tell apart names that differ in case alone, there is none.
 */
import { existsSync, linkSync, lstatSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { digest } from "../places/digest.ts";
import type { TreeStates } from "./output-record.ts";
import { makeWay, removeFiles } from "./change-tree.ts";
import { markerName } from "./marker.ts";
import { removeFolder } from "./remove-folder.ts";
import type { WrittenFiles } from "./write-files.ts";

/** Where a spare is kept from run to run, and how the run before left it and its output. */
export interface SparePlace {
  /** Its folder, in one that is there. */
  readonly path: string;
  readonly states?: TreeStates | undefined;
}

/** Moves the spare to where the new output is staged, if it holds the files of the present output; says whether it did. */
export function takeSpare({ path, states }: SparePlace, staged: string, files: Iterable<string>): boolean {
  try {
    const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder && states?.spare !== undefined && nameState(path, files) === states.spare) {
      renameSync(path, staged);
      return true;
    }
    removeFolder(path);
  } catch {
    // What can't be moved or removed stays; all is staged anew then.
  }
  return false;
}

/** The trees of a run that has published its files. */
interface PublishedTrees {
  readonly previous: string;
  readonly output: string;
  /** Paths of the files of the previous one. */
  readonly before: Iterable<string>;
}

/**
 * Makes the previous output the spare of the one that has taken its place. Gives the states of both; where there
 * can't be a spare, which is no reason to fail, it stays where it is.
 */
export function keepSpare(
  { path, states }: SparePlace,
  { previous, output, before }: PublishedTrees,
  { record, written, removed, isLinked }: WrittenFiles,
): TreeStates {
  const files = [...record.keys()];
  try {
    // What somebody has put between our files must not be published.
    const isOurs = states !== undefined && nameState(previous, before) === states.output;
    if (isOurs && isLinked && existsSync(dirname(path)) && !ignoresCase(previous)) {
      removeFolder(path);
      renameSync(previous, path);
      removeFiles(path, removed);
      for (const each of written) {
        makeWay(path, each);
        mkdirSync(dirname(join(path, each)), { recursive: true });
        linkSync(join(output, each), join(path, each));
      }
      return { output: nameState(output, files), spare: nameState(path, files) };
    }
  } catch {
    // Nobody will take what is half done for a spare, whether or not it can be removed.
  }
  return { output: nameState(output, files) };
}

/** Names what the folders of a tree look like: another one when an entry of any of them has come, gone or been replaced. */
function nameState(root: string, files: Iterable<string>): string {
  const times = listFolders(files).map((folder) => {
    const stats = lstatSync(`${root}/${folder}`, { throwIfNoEntry: false });
    return stats?.isDirectory() === true ? `${folder} ${stats.mtimeMs}` : folder;
  });
  return digest(times.join("\n"));
}

function listFolders(files: Iterable<string>): readonly string[] {
  const folders = new Set([""]);
  for (const file of files) {
    let at = file.lastIndexOf("/");
    while (at >= 0 && !folders.has(file.slice(0, at))) {
      folders.add(file.slice(0, at));
      at = file.lastIndexOf("/", at - 1);
    }
  }
  return [...folders].sort();
}

/** Whether the file system takes names for the same that differ in case. */
function ignoresCase(folder: string): boolean {
  return existsSync(join(folder, markerName.toUpperCase()));
}
