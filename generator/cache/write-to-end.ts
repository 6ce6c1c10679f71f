import { writeSync, writevSync } from "node:fs";

/**
 * Writes pieces one after the other, or throws what the system says against it: of what there is no room for, it takes a part
 * in silence, and says why when it is given that again.
 */
export function writeToEnd(file: number, pieces: readonly Uint8Array[], start = 0): void {
  const size = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (size === 0 || writevSync(file, pieces, start) === size) return;
  const all = Buffer.concat(pieces);
  for (let at = 0; at < size;) at += writeSync(file, all, at, size - at, start + at);
}
