import { inflateSync } from "node:zlib";
import { damaged, RevisionError } from "./revision-error.ts";

/** What is larger is no file of a model. */
export const largestObject = 256_000_000;

/** Bytes that were compressed, of a size that is known; what follows them is passed over. */
export function inflate(bytes: Buffer, size: number): Buffer {
  if (size > largestObject) throw new RevisionError(`an object of ${size} bytes is too large to be read`);
  let whole: Buffer;
  try {
    // A buffer of the size that comes, since to make the usual one takes longer than to inflate a small object.
    whole = inflateSync(bytes, { maxOutputLength: size + 1, chunkSize: Math.max(64, Math.min(size + 1, 1_000_000)) });
  } catch {
    throw damaged("an object");
  }
  if (whole.length !== size) throw damaged("an object");
  return whole;
}
