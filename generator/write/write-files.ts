import { copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputFile } from "../render/output-file.ts";

/** What was written. */
export interface WriteSummary {
  readonly files: number;
  readonly bytes: number;
}

/** Enough to keep the disk busy; more only takes memory. */
const parallelWrites = 32;

/** Writes the files below the folder, a bounded number at a time, taking each from the source only when there is room. */
export async function writeFiles(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  folder: string,
): Promise<WriteSummary> {
  const checkPath = createPathCheck();
  const folders = new Map<string, Promise<unknown>>();
  const running = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let count = 0;
  let bytes = 0;

  const writeOne = async ({ path, content }: OutputFile): Promise<void> => {
    const file = join(folder, path);
    const parent = dirname(file);
    let made = folders.get(parent);
    if (made === undefined) {
      made = mkdir(parent, { recursive: true });
      folders.set(parent, made);
    }
    await made;
    const size = await writeContent(file, content);
    bytes += size;
    count += 1;
  };

  try {
    for await (const file of files) {
      checkPath(file.path);
      const task: Promise<void> = writeOne(file).then(
        () => void running.delete(task),
        (error: unknown) => {
          running.delete(task);
          failure ??= { error };
        },
      );
      running.add(task);
      if (running.size >= parallelWrites) await Promise.race(running);
      if (failure !== undefined) break;
    }
  } finally {
    // Nothing may be on its way into the folder any more when the caller cleans up.
    await Promise.all(running);
  }
  if (failure !== undefined) throw failure.error;
  return { files: count, bytes };
}

/** Writes one file and gives back its size. */
async function writeContent(file: string, content: OutputFile["content"]): Promise<number> {
  if (typeof content === "object" && "copyOf" in content) {
    await copyFile(content.copyOf, file);
    return (await stat(file)).size;
  }
  const data = typeof content === "string" ? Buffer.from(content) : content;
  await writeFile(file, data);
  return data.byteLength;
}

/** The plan makes no path twice and none that leaves the folder. A path that does is a bug of ours, and must not reach the disk. */
function createPathCheck(): (path: string) => void {
  const seen = new Set<string>();
  return (path) => {
    const segments = path.split("/");
    const isSafe = segments.every(
      (segment) => segment !== "" && segment !== "." && segment !== ".." && !/[\\\0]/.test(segment),
    );
    if (!isSafe || /^[a-z]:/i.test(path))
      throw new Error(`the path of an output file leaves the output folder: ${path}`);
    const key = path.toLowerCase();
    if (seen.has(key)) throw new Error(`two output files have the path ${path}`);
    seen.add(key);
  };
}
