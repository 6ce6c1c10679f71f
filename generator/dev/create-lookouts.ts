import { basename, dirname, sep } from "node:path";
import { createWatchers, type Watch, type Watchers } from "./create-watchers.ts";
import { findNearestFolder } from "./find-nearest-folder.ts";

/** Watches from which it is noticed that folders go away as a whole, or come again. */
export interface Lookouts {
  /** Follows what becomes of a folder until all are closed. */
  follow(folder: string, onMoved: () => void): void;
  close(): void;
}

/** Lookouts in so many of the folders around each that there are, the nearest first. */
export function createLookouts(watch: Watch | undefined, reach: number): Lookouts {
  const lookouts = new Map<string, Watchers>();

  function follow(folder: string, onMoved: () => void): void {
    lookouts.get(folder)?.close();
    const lookout = createWatchers(watch);
    lookouts.set(folder, lookout);
    const places = listFoldersAround(folder).slice(0, reach);
    for (const place of places) {
      const [step = ""] = folder.slice(place.length).split(sep).filter(Boolean);
      lookout.add(place, (path, event) => {
        // A folder that goes away tells it under its own name.
        if (event !== "rename" || ![step, basename(place)].includes(basename(path))) return;
        follow(folder, onMoved);
        onMoved();
      });
    }
    // The next one may have come while this one was not watched yet.
    if (listFoldersAround(folder)[0] !== places[0]) follow(folder, onMoved);
  }

  return {
    follow,
    close() {
      for (const lookout of lookouts.values()) lookout.close();
    },
  };
}

function listFoldersAround(folder: string): readonly string[] {
  const around = [findNearestFolder(dirname(folder))];
  for (let last = around[0] ?? ""; dirname(last) !== last; last = dirname(last)) around.push(dirname(last));
  return around;
}
