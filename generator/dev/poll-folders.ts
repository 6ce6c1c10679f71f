import { readdirSync, statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Watch } from "./create-watchers.ts";

/** What was seen of a folder the last time: by name, what tells one state of an entry from another. */
type Seen = ReadonlyMap<string, string>;

interface Polled {
  readonly folder: string;
  readonly hear: Parameters<Watch>[2];
  seen: Seen;
}

/** How much longer than a round of looking the time until the next one is at least, so that no large tree keeps the machine at it. */
const restsPerRound = 4;
const isFolder = "folder";
/** Of what can't be looked at, such as a link that leads nowhere. */
const isUnknown = "unknown";

/**
 * Watches as the system does, but by looking at each folder again and again, with a pause of so many milliseconds: some file systems
 * tell nothing of what other machines, or the one around a container, write to them. One folder is looked at after the other, so
 * that a slow file system makes the rounds longer and not more of them at once.
 */
export function pollFolders(pause: number): Watch {
  const polled = new Set<Polled>();
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let took = 0;
    while (polled.size > 0) {
      await wait(Math.max(pause, restsPerRound * took), undefined, { ref: false });
      const start = performance.now();
      for (const one of polled) {
        const seen = await look(one);
        if (polled.has(one)) tell(one, seen);
      }
      took = performance.now() - start;
    }
    isRunning = false;
  }

  return (folder, _, hear) => {
    // What is not there fails as it does where the system watches, and what changes from now on is a change.
    const one = { folder, hear, seen: lookNow(folder) };
    polled.add(one);
    void run();
    return { close: () => void polled.delete(one), on() {} };
  };
}

function tell(one: Polled, seen: Seen | undefined): void {
  const before = one.seen;
  if (seen === undefined) {
    // As systems tell of a watched folder that goes away, once.
    if (before.size > 0) one.hear("rename", basename(one.folder));
    one.seen = new Map();
    return;
  }
  one.seen = seen;
  for (const name of before.keys()) if (!seen.has(name)) one.hear("rename", name);
  for (const [name, state] of seen) {
    const last = before.get(name);
    if (last === state) continue;
    const isOther = last === undefined || (last === isFolder) !== (state === isFolder);
    one.hear(isOther ? "rename" : "change", name);
  }
}

function lookNow(folder: string): Seen {
  return new Map(
    readdirSync(folder).map((name) => {
      try {
        return [name, describe(statSync(join(folder, name)))] as const;
      } catch {
        return [name, isUnknown] as const;
      }
    }),
  );
}

/** The same without standing still; undefined where there is no such folder any more. */
async function look({ folder, seen }: Polled): Promise<Seen | undefined> {
  try {
    const states = (await readdir(folder)).map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return [name, found === undefined ? isUnknown : describe(found)] as const;
    });
    return new Map(await Promise.all(states));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" ? undefined : seen;
  }
}

interface Facts {
  readonly mtimeMs: number;
  readonly size: number;
  isDirectory(): boolean;
}

/** Not by its number, which some network file systems make up anew each time. */
function describe(found: Facts): string {
  return found.isDirectory() ? isFolder : `${found.mtimeMs} ${found.size}`;
}
