import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { isAboutInput } from "../discover/is-about-input.ts";
import { createWatchers, type Watch, type Watchers } from "./create-watchers.ts";

/** Watches of single files, apart from those of trees, one of which may lie around them and be watched anew. */
export interface Singles extends Pick<Watchers, "refused" | "close"> {
  /** Watches the files right in a folder that count there. */
  add(folder: string): void;
  /** The same of a folder that has come or gone, and what counts in it may have with it. */
  addAnew(folder: string): void;
  /** Watches what a link leads to that may say where files of the input are: others share it, and it is written where it is. */
  followLink(link: string): void;
}

/** What counts of the files that lie right in a folder: those that can be config files. */
const fileNames = /\.(?:ya?ml|json|mjs)$|[\\/]aspectdoc\.config\.m?ts$/;

/** None yet. Whatever is called as a config file may be counts, and the files that are named. */
export function createSingles(
  { files, note }: { readonly files: readonly string[]; readonly note: (path: string) => void },
  watch: Watch | undefined,
): Singles {
  const watchers = createWatchers(watch);
  const add: Singles["add"] = (folder) => {
    watchers.remove(folder);
    watchers.add(folder, (path) => {
      if (fileNames.test(path) || files.includes(path)) note(path);
    });
  };
  return {
    refused: watchers.refused,
    close: watchers.close,
    add,
    addAnew(folder) {
      add(folder);
      for (const path of [folder, ...files.filter((file) => dirname(file) === folder)]) note(path);
    },
    followLink(link) {
      if (!isAboutInput(link)) return;
      watchers.remove(link);
      const target = toReal(link);
      if (target === undefined || target === link) return;
      watchers.add(
        dirname(target),
        (path) => {
          if (path === target) note(link);
        },
        link,
      );
    },
  };
}

function toReal(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
