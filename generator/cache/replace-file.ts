import { rename, writeFile } from "node:fs/promises";

/**
 * Writes a file beside the old one and moves it there, so that nobody ever sees half of it. Whatever a
 * run that was killed has left there is overwritten by the next one.
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
