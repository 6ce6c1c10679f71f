import { createHash } from "node:crypto";
import type { IdForm } from "./git-object.ts";

/** Texts as bytes, by the ids that Git gives to files that hold them. */
export function nameBlobs(texts: Iterable<string>, { hash }: IdForm): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  for (const text of texts) {
    const bytes = Buffer.from(text);
    blobs.set(createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest("hex"), bytes);
  }
  return blobs;
}
