import { createHash, hash, type Hash } from "node:crypto";

/** A short name for content: the same for the same content, as text or as its bytes, and for nothing else. */
export function digest(...contents: readonly (string | Uint8Array)[]): string {
  return digestAll(contents);
}

/** The same of any number of contents: a call takes some hundred thousand arguments at most. */
export function digestAll(contents: Iterable<string | Uint8Array>): string {
  // Texts that are short are named together, in one step: that takes a third of the time.
  let text = "";
  let steps: Hash | undefined;
  for (const content of contents) {
    const length = measure(content);
    if (length === undefined) {
      // What is long stands for itself by a name of its own, so that nobody goes through it for its length.
      text += `~${hash("sha256", content, "base64url")}`;
    } else if (typeof content === "string") {
      text += `${length} ${content}`;
    } else {
      steps ??= createHash("sha256");
      steps.update(`${text}${length} `).update(content);
      text = "";
    }
  }
  const name = steps === undefined ? hash("sha256", text, "base64url") : steps.update(text).digest("base64url");
  return name.slice(0, 22);
}

/** In bytes. */
const shortText = 1000;

/** How many bytes content has, which keeps two of them apart from the same letters divided otherwise; undefined for what is long. */
function measure(content: string | Uint8Array): number | undefined {
  if (content.length > shortText) return undefined;
  const bytes = typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
  return bytes > shortText ? undefined : bytes;
}
