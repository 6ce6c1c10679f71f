import type { Settings } from "../config/settings.ts";
import type { Report } from "../diagnostics/report.ts";
import { createCheckouts } from "./create-checkouts.ts";
import { findQuietFolder, type QuietFolder } from "./find-quiet-folder.ts";
import { listWatched, type Started } from "./list-watched.ts";
import { pollFolders } from "./poll-folders.ts";
import { reportUnwatched } from "./report-unwatched.ts";
import { watchFolders, type FolderWatch } from "./watch-folders.ts";

/** Watches what a site is made of, wherever its settings come to say that it is. */
export interface Follower {
  /** What is watched and lies where the system hears too little, unless it is polled. */
  readonly quietFolder: QuietFolder | undefined;
  /** Settles when what the settings name is watched; what can't be is reported each time. Without settings the last ones count. */
  follow(settings: Settings | undefined, report: Report): Promise<void>;
  stop(): void;
}

interface FollowOptions extends Started {
  /** In milliseconds: how often to look for changes, where the system isn't to tell of them. */
  readonly poll?: number | undefined;
}

/** Follows nothing yet. */
export function createFollower(options: FollowOptions, onChange: (paths: ReadonlySet<string>) => void): Follower {
  const { cwd, poll } = options;
  const watchBy = poll === undefined ? undefined : pollFolders(poll);
  let watch: FolderWatch | undefined;
  let watched = "";
  let quietFolder: QuietFolder | undefined;
  const checkouts = createCheckouts(cwd);

  function tellNews(paths: ReadonlySet<string>): void {
    const news = new Set([...paths].filter(checkouts.isNews));
    if (news.size > 0) onChange(news);
  }

  async function watchFor(settings: Settings | undefined): Promise<FolderWatch> {
    const wanted = listWatched(settings, options);
    const text = JSON.stringify(wanted);
    if (watch !== undefined && text === watched) return watch;
    watched = text;
    watch?.stop();
    // What lies around may be many folders of others, and slow to be looked at again and again.
    watch = watchFolders(wanted, tellNews, watchBy, poll === undefined ? undefined : 1);
    quietFolder = poll === undefined ? findQuietFolder(wanted.trees) : undefined;
    await watch.ready;
    return watch;
  }

  return {
    get quietFolder() {
      return quietFolder;
    },
    async follow(settings, report) {
      if (settings !== undefined) checkouts.note(settings);
      const current = settings === undefined && watch !== undefined ? watch : await watchFor(settings);
      reportUnwatched(current.refused, cwd, report);
    },
    stop: () => watch?.stop(),
  };
}
