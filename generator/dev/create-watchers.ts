import { watch as watchBySystem } from "node:fs";
import { join, sep } from "node:path";

/** A `rename` is told of what comes, goes or is moved, a `change` of what is another in its place. */
export type OnEvent = (path: string, event: "rename" | "change") => void;

/** What watches one folder until it is closed. */
interface FolderWatcher {
  close(): void;
  on(event: "error", hear: () => void): unknown;
}

/** As Node has it. */
export type Watch = (
  folder: string,
  options: { readonly persistent: boolean },
  hear: (event: "rename" | "change", name: string | null) => void,
) => FolderWatcher;

/** Watchers of single folders, by name: that of the folder, unless they are given another one. */
export interface Watchers {
  /** Whether the folder is watched by that name now and was not before. */
  add(folder: string, onEvent: OnEvent, name?: string): boolean;
  remove(name: string): void;
  /** Removes that of the folder, and all of those that are named for folders in it. */
  removeTree(folder: string): void;
  /** The folders that the system refuses to watch, each with the system's code of why. */
  readonly refused: ReadonlyMap<string, string>;
  /** None is added from then on. */
  close(): void;
}

/** Codes by which the system says that there is no such folder. */
const absences: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"]);

/** No watchers yet. */
export function createWatchers(watch: Watch = watchBySystem): Watchers {
  const watchers = new Map<string, FolderWatcher>();
  const refused = new Map<string, string>();
  let isClosed = false;

  function open(folder: string, onEvent: OnEvent): FolderWatcher | undefined {
    refused.delete(folder);
    try {
      return watch(folder, { persistent: true }, (event, name) =>
        onEvent(name === null ? folder : join(folder, name), event),
      );
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!absences.has(code)) refused.set(folder, code);
      return undefined;
    }
  }

  function remove(name: string): void {
    watchers.get(name)?.close();
    watchers.delete(name);
  }

  return {
    refused,
    remove,
    add(folder, onEvent, name = folder) {
      if (isClosed || watchers.has(name)) return false;
      const watcher = open(folder, onEvent);
      if (watcher === undefined) return false;
      // On some systems a folder that goes away takes its watcher with it.
      watcher.on("error", () => remove(name));
      watchers.set(name, watcher);
      return true;
    },
    removeTree(folder) {
      if (!watchers.has(folder)) return;
      for (const name of watchers.keys()) if (name === folder || name.startsWith(folder + sep)) remove(name);
    },
    close() {
      isClosed = true;
      for (const name of watchers.keys()) remove(name);
    },
  };
}
