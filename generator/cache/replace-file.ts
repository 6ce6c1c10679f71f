import { closeSync, openSync, writevSync } from "node:fs";
import { rename } from "node:fs/promises";

/**
 * Writes a file, piece by piece, beside the old one and moves it there, so that nobody ever sees half of it.
 * Whatever a run that was killed has left there is overwritten by the next one.
 */
export async function replaceFile(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = openSync(unfinished, "w");
  try {
    const size = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (writevSync(file, pieces) !== size) throw new Error(`${unfinished} was not written to its end`);
  } finally {
    closeSync(file);
  }
  await rename(unfinished, path);
}
