import { rename, writeFile } from "node:fs/promises";

/** Writes a file beside the old one and moves it there, so that nobody ever sees half of it. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
