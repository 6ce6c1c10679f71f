import { closeSync, openSync, rmSync } from "node:fs";
import { renamePatiently } from "../write/rename-patiently.ts";
import { writeToEnd } from "./write-to-end.ts";

/**
 * Writes a file, piece by piece, beside the old one and moves it there, so that nobody ever sees half of it.
 * Whatever a run that was killed has left there is overwritten by the next one.
 */
export async function replaceFile(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    // Never through a link that lies there: it might lead to a file of somebody else.
    rmSync(unfinished, { force: true });
    const file = openSync(unfinished, "wx");
    try {
      writeToEnd(file, pieces);
    } finally {
      closeSync(file);
    }
    await renamePatiently(unfinished, path);
  } catch (error) {
    // On a full disk half a file would take the room that is missing.
    rmSync(unfinished, { force: true });
    throw error;
  }
}
