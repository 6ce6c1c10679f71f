import { createHash, hash } from "node:crypto";

/** A short name for content: the same for the same content, as text or as its bytes, and for nothing else. */
export function digest(...contents: readonly (string | Uint8Array)[]): string {
  return toHash(contents).slice(0, 22);
}

/** In characters. Most of what is named is shorter, and to name it in one step takes a third of the time. */
const shortText = 1000;

function toHash(contents: readonly (string | Uint8Array)[]): string {
  let text = "";
  for (const content of contents) {
    if (typeof content !== "string" || content.length > shortText) return toHashInSteps(contents);
    text += introduce(content) + content;
  }
  return hash("sha256", text, "base64url");
}

function toHashInSteps(contents: readonly (string | Uint8Array)[]): string {
  const steps = createHash("sha256");
  for (const content of contents) steps.update(introduce(content)).update(content);
  return steps.digest("base64url");
}

/** The length keeps two contents apart from the same letters divided otherwise. */
function introduce(content: string | Uint8Array): string {
  return `${Buffer.byteLength(content)} `;
}
