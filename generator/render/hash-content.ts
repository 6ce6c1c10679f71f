import { createHash } from "node:crypto";

/** Enough of a hash to tell two contents of one file name apart. */
export function hashContent(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 10);
}
