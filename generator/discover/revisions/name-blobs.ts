import { createHash } from "node:crypto";

/** Texts as bytes, by the ids that Git gives to files that hold them. */
export function nameBlobs(texts: Iterable<string>): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  for (const text of texts) {
    const bytes = Buffer.from(text);
    blobs.set(createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex"), bytes);
  }
  return blobs;
}
