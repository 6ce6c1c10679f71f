import type { Settings } from "../config/settings.ts";
import type { Report } from "../diagnostics/report.ts";
import { listWatched, type Started } from "./list-watched.ts";
import { reportUnwatched } from "./report-unwatched.ts";
import { watchFolders, type FolderWatch } from "./watch-folders.ts";

/** Watches what a site is made of, wherever its settings come to say that it is. */
export interface Follower {
  /** Settles when what the settings name is watched; what can't be is reported each time. Without settings the last ones count. */
  follow(settings: Settings | undefined, report: Report): Promise<void>;
  stop(): void;
}

/** Follows nothing yet. */
export function createFollower(started: Started, onChange: (paths: ReadonlySet<string>) => void): Follower {
  let watch: FolderWatch | undefined;
  let watched = "";

  async function watchFor(settings: Settings | undefined): Promise<FolderWatch> {
    const wanted = listWatched(settings, started);
    const text = JSON.stringify(wanted);
    if (watch !== undefined && text === watched) return watch;
    watched = text;
    watch?.stop();
    watch = watchFolders(wanted, onChange);
    await watch.ready;
    return watch;
  }

  return {
    async follow(settings, report) {
      const current = settings === undefined && watch !== undefined ? watch : await watchFor(settings);
      reportUnwatched(current.refused, started.cwd, report);
    },
    stop: () => watch?.stop(),
  };
}
