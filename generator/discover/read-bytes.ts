import { open } from "node:fs/promises";

/** Files read at the same time. */
const parallelReads = 32;

/** A file's bytes with its size, or why there are none. */
export type ReadResult = { readonly size: number; readonly bytes: Buffer } | { readonly failure: string };

/** A file's bytes; only the first ones, `head` at most, of one that is over the limit, which is never read whole. */
export async function readBytes(location: string, limit: number, head = 4096): Promise<ReadResult> {
  try {
    const handle = await open(location, "r");
    try {
      const { size } = await handle.stat();
      if (size <= limit) return { size, bytes: await handle.readFile() };
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(head, size)), 0, Math.min(head, size), 0);
      return { size, bytes: buffer.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

/** Does the work for each item, a bounded number at a time; results stand in the order of the items. */
export async function mapInParallel<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let start = 0; start < items.length; start += parallelReads) {
    results.push(...(await Promise.all(items.slice(start, start + parallelReads).map(work))));
  }
  return results;
}

/** A system error in words without the path, which is said elsewhere and must not vary with the machine. */
export function describeFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return failureWords.get(code) ?? (code || "unknown reason");
}

const failureWords: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["ENOENT", "it is no longer there"],
  ["EISDIR", "it is a folder"],
  ["ELOOP", "its links form a loop"],
  ["EMFILE", "too many files are open"],
  ["EIO", "the disk failed"],
]);
