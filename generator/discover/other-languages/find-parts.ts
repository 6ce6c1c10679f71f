import { posix } from "node:path";
import { decodeWritten } from "../../places/decode-written.ts";

/** More than descriptions of whole platforms, or schemas of a folder, are split into. */
const mostParts = 2000;

/** Up to where the path of another file ends in a reference, as JSON and YAML write it. */
const reference = /\$ref["']?[ \t]{0,80}:[ \t]{0,80}["']?([^"'#\s{}[\],]{1,500})/g;

/** Files that descriptions of APIs or schemas refer to, and those that these refer to in turn, of the files that are there. */
export function findParts(
  wholes: readonly string[],
  isThere: (path: string) => boolean,
  read: (path: string) => string | undefined,
): readonly string[] {
  const found = new Set(wholes);
  // Grows while it is gone through.
  for (const path of found) {
    if (found.size > mostParts) break;
    for (const [, written = ""] of (read(path) ?? "").matchAll(reference)) {
      // An address, or a place that only a server knows.
      if (/^\/|:/.test(written)) continue;
      const part = posix.join(posix.dirname(path), decodeWritten(written));
      if (isThere(part)) found.add(part);
    }
  }
  return [...found].slice(wholes.length);
}
