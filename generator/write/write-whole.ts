import { chmod, realpath, rename, rm, stat, writeFile } from "node:fs/promises";

/**
 * Writes a file that people keep, a baseline, a history or a report, so that a full disk leaves the one that was there: to empty it first would
 * be to lose it. What is `new` takes the place of nothing, and half of it isn't left either.
 */
export async function writeWhole(path: string, text: string, kind: "any" | "new" = "any"): Promise<void> {
  if (kind === "new") return writeNew(path, text, "wx");
  // Who has been handed such a file goes on with the one that it is.
  if (openFiles.test(path)) return writeFile(path, text);
  // A link goes on leading to its file.
  const target = await realpath(path).catch(() => path);
  const before = await stat(target).catch(() => undefined);
  if (before === undefined) return writeNew(target, text, "w");
  if (!before.isFile()) return writeFile(target, text);
  const unfinished = `${target}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { flag: "wx" });
    await chmod(unfinished, before.mode);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    // Where nothing else may be in the folder, or the file is mounted by itself, it is written in its place.
    if (isFull(error)) throw error;
    await writeFile(target, text);
  }
}

/** Names of what a program has open already, as `/dev/stdout`. */
const openFiles = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/)|proc\/)/;

async function writeNew(path: string, text: string, flag: "w" | "wx"): Promise<void> {
  try {
    await writeFile(path, text, { flag });
  } catch (error) {
    if (isFull(error)) await rm(path, { force: true });
    throw error;
  }
}

/** Only after the file was made there can be no room for what is in it. */
function isFull(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG" || code === "EIO";
}
