import { open, readFile, rename, rm, stat, utimes, type FileHandle } from "node:fs/promises";
import { hostname } from "node:os";

/** The process that holds the lock already. */
export interface LockHolder {
  /** Its process; undefined while it has not said so yet. */
  readonly heldBy: number | undefined;
}

/** A run that lives touches its lock this often, in milliseconds. */
const heartbeat = 5_000;

/** After so long without a touch the holder is taken for dead, even where its process id says nothing. */
const deadAfter = 60_000;

/**
 * Takes the lock at the path and gives the function that releases it, or tells who holds it. The
 * lock of a dead process is taken over.
 */
export async function takeLock(path: string): Promise<(() => Promise<void>) | LockHolder> {
  const content = `${process.pid} ${hostname()}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await makeLock(path, content)) return keepLock(path);
    const holder = await findLivingHolder(path);
    if (holder !== undefined) return holder;
  }
  return { heldBy: undefined };
}

/** False where there is one already. One that can't be filled, as on a full disk, would keep the next run away. */
async function makeLock(path: string, content: string): Promise<boolean> {
  let file: FileHandle;
  try {
    file = await open(path, "wx");
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
  try {
    await file.writeFile(content);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return true;
}

function keepLock(path: string): () => Promise<void> {
  const timer = setInterval(() => {
    const now = new Date();
    // A missed touch does no harm.
    utimes(path, now, now).catch(() => undefined);
  }, heartbeat);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(path, { force: true });
  };
}

/** Removes the lock when its holder is dead, so that the caller may try again. */
async function findLivingHolder(path: string): Promise<LockHolder | undefined> {
  try {
    const [content, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const [id = "", host = ""] = content.trim().split(" ");
    const holder = Number(id);
    // A lock that was made a moment ago may not have its content yet.
    const alive = content === "" || host !== hostname() || isAlive(holder);
    if (alive && Date.now() - mtimeMs < deadAfter) return { heldBy: content === "" ? undefined : holder };
    await removeExactly(path, content);
  } catch (error) {
    // It was released in the meantime.
    if (!hasCode(error, "ENOENT")) throw error;
  }
  return undefined;
}

/** Moves the lock aside before removing it: of two runs that saw the same dead holder, one finds another's new lock and puts it back. */
async function removeExactly(path: string, content: string): Promise<void> {
  const aside = `${path}-${process.pid}`;
  await rename(path, aside);
  if ((await readFile(aside, "utf8")) === content) await rm(aside);
  else await rename(aside, path);
}

function isAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
