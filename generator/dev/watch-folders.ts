import { statSync, watch, type FSWatcher } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** What is watched: folders with all that is in them, and single folders for the config files right in them. */
export interface Watched {
  readonly trees: readonly string[];
  readonly folders: readonly string[];
  /** Single files; their folders are watched, since editors put new files in the place of old ones. */
  readonly files: readonly string[];
  /** Folders that are passed over with all that is in them. */
  readonly passedOver: readonly string[];
}

export interface FolderWatch {
  /** Settles when all folders are watched. */
  readonly ready: Promise<void>;
  stop(): void;
}

/** Editors write a file in several steps; what changes within this many milliseconds is one change. */
const settleTime = 3;
/** A file with nothing in it has most likely been emptied to be written anew, for which it is given this many milliseconds. */
const emptyTime = 30;
/** What counts of the files that lie right in a folder: those that can be config files. */
const fileNames = /\.(?:ya?ml|json|mjs)$/;
const unwatched: ReadonlySet<string> = new Set(["node_modules", ".git"]);

/**
 * Tells which paths may have changed, soon after they have. A folder of its own is watched for each
 * folder of a tree: what systems offer for whole trees misses new folders or walks through everything.
 */
export function watchFolders(
  { trees, folders, files, passedOver }: Watched,
  onChange: (paths: ReadonlySet<string>) => void,
): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  const skipped = new Set(passedOver);
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const note = (path: string): void => {
    if (skipped.has(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if ([...changed].some(isEmptyFile)) timer = setTimeout(tell, emptyTime);
      else tell();
    }, settleTime);
  };

  function tell(): void {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  }

  /** Whether the folder is watched now and was not before. */
  function watchFolder(folder: string, onName: (path: string) => void): boolean {
    if (isStopped || watchers.has(folder)) return false;
    try {
      const watcher = watch(folder, { persistent: true }, (_, name) =>
        onName(name === null ? folder : join(folder, name)),
      );
      // A folder that goes away takes its watcher with it.
      watcher.on("error", () => forget(folder));
      watchers.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Watches a tree; files that are in a new folder already when it is first seen have changed too. */
  async function watchTree(folder: string, isNew: boolean): Promise<void> {
    if (unwatched.has(basename(folder)) || skipped.has(folder)) return;
    const isWatched = watchFolder(folder, (path) => {
      note(path);
      void watchTree(path, true);
    });
    if (!isWatched) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) {
      // It was a file, or is gone again.
      forget(folder);
      return;
    }
    if (isNew) for (const entry of entries) note(join(folder, entry.name));
    const inside = entries.filter((entry) => entry.isDirectory());
    await Promise.all(inside.map((entry) => watchTree(join(folder, entry.name), isNew)));
  }

  const noteFile = (path: string): void => void ((fileNames.test(path) || files.includes(path)) && note(path));
  for (const folder of [...folders, ...files.map((file) => dirname(file))])
    if (!trees.includes(folder)) watchFolder(folder, noteFile);
  const ready = Promise.all(trees.map((tree) => watchTree(tree, false))).then(() => undefined);
  return {
    ready,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

function isEmptyFile(path: string): boolean {
  try {
    const found = statSync(path);
    return found.isFile() && found.size === 0;
  } catch {
    // It is gone, or nobody may look at it.
    return false;
  }
}
