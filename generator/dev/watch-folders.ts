import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createLookouts } from "./create-lookouts.ts";
import { createSingles } from "./create-singles.ts";
import { createWatchers, type Watch } from "./create-watchers.ts";
import { isBesideOutput } from "../write/beside-output.ts";
import { hasMarker } from "../write/marker.ts";
import { findStats } from "../find-stats.ts";

/** What is watched: folders with all that is in them, and single folders for the config files right in them. */
export interface Watched {
  readonly trees: readonly string[];
  readonly folders: readonly string[];
  /** Single files; their folders are watched, since editors put new files in the place of old ones. */
  readonly files: readonly string[];
  /** Folders that are passed over with all that is in them. */
  readonly passedOver: readonly string[];
}

/** A watch over folders that tells of changes until it is stopped. */
export interface FolderWatch {
  /** Settles when all folders are watched. */
  readonly ready: Promise<void>;
  /** The folders that the system refuses to watch, each with the system's code of why. */
  readonly refused: ReadonlyMap<string, string>;
  stop(): void;
}

/** Editors write a file in several steps; what changes within this many milliseconds is one change. */
const settleTime = 3;
/** What goes on for more than so many milliseconds, as a log does that is written all the time, is told in between. */
const longestBurst = 500;
/** A file with nothing in it has most likely been emptied to be written anew, for which it is given this many milliseconds. */
const emptyTime = 30;
/** What tools keep for themselves: thousands of folders of which nothing is read, and a system watches so many and no more. */
const unwatched: ReadonlySet<string> = new Set([
  ...["node_modules", "__pycache__", ".git", ".hg", ".svn", ".gradle", ".idea"],
  ...[".venv", ".tox", ".nox", ".cache", ".mypy_cache", ".pytest_cache", ".ruff_cache"],
]);

/**
 * Tells which paths may have changed, soon after they have. A folder of its own is watched for each
 * folder of a tree: what systems offer for whole trees misses new folders or walks through everything. So many folders around one
 * tell that it goes away.
 */
export function watchFolders(
  { trees, folders, files, passedOver }: Watched,
  onChange: (paths: ReadonlySet<string>) => void,
  watch?: Watch,
  reach = Infinity,
): FolderWatch {
  const watchers = createWatchers(watch);
  /** Where it would be noticed that a tree or a single folder goes away, or comes again. */
  const lookouts = createLookouts(watch, reach);
  const skipped = new Set(passedOver);
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;

  const note = (path: string): void => {
    if (skipped.has(path) || isBesideOutput(basename(path))) return;
    if (changed.size === 0) since = performance.now();
    changed.add(path);
    if (performance.now() - since > longestBurst) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if ([...changed].some(isEmptyFile)) timer = setTimeout(tell, emptyTime);
      else tell();
    }, settleTime);
  };

  const singles = createSingles({ files, note }, watch);

  function tell(): void {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  }

  /** Watches a tree; files that are in a new folder already when it is first seen have changed too. */
  async function watchTree(folder: string, isNew: boolean): Promise<void> {
    if (unwatched.has(basename(folder)) || skipped.has(folder) || isBesideOutput(basename(folder))) return;
    // Nothing is read of a site that was written into a folder, and it has thousands of its own.
    if (!trees.includes(folder) && hasMarker(folder)) return;
    const isWatched = watchers.add(folder, (path, event) => {
      note(path);
      if (event === "rename") watchAnew(path);
    });
    if (!isWatched) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) {
      // It was a file, or is gone again.
      watchers.remove(folder);
      return;
    }
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (isNew) note(path);
      if (entry.isSymbolicLink()) singles.followLink(path);
    }
    const inside = entries.filter((entry) => entry.isDirectory());
    await Promise.all(inside.map((entry) => watchTree(join(folder, entry.name), isNew)));
  }

  /** A folder that is moved or removed keeps its watchers, which then tell nothing of what comes to its place. */
  function watchAnew(folder: string): void {
    watchers.removeTree(folder);
    singles.followLink(folder);
    void watchTree(folder, true);
  }

  for (const folder of new Set([...folders, ...files.map((file) => dirname(file))])) {
    if (trees.includes(folder)) continue;
    singles.add(folder);
    lookouts.follow(folder, () => singles.addAnew(folder));
  }
  for (const tree of trees) {
    lookouts.follow(tree, () => {
      note(tree);
      watchAnew(tree);
    });
  }
  const ready = Promise.all(trees.map((tree) => watchTree(tree, false))).then(() => undefined);
  return {
    ready,
    get refused() {
      return new Map([...watchers.refused, ...singles.refused]);
    },
    stop() {
      clearTimeout(timer);
      watchers.close();
      singles.close();
      lookouts.close();
    },
  };
}

function isEmptyFile(path: string): boolean {
  const found = findStats(path);
  return found?.isFile() === true && found.size === 0;
}
