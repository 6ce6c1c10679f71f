import { createHash } from "node:crypto";

/** A short name for content: the same for the same content, as text or as its bytes, and for nothing else. */
export function digest(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) {
    // The length keeps two contents apart from the same letters divided otherwise.
    hash.update(`${Buffer.byteLength(content)} `).update(content);
  }
  return hash.digest("base64url").slice(0, 22);
}
