import { readFileSync } from "node:fs";
import { digest } from "../places/digest.ts";
import { replaceFile } from "./replace-file.ts";

/** Replaces the file with a text below a line with its digest, which tells later whether it is still whole. */
export async function writeSealed(path: string, text: string): Promise<void> {
  // As bytes once, to be named and to be written: of megabytes that is what takes the time.
  const body = Buffer.from(text);
  await replaceFile(path, [Buffer.from(`${digest(body)}\n`), body]);
}

/** What is read of a text that was written so, given as UTF-8; undefined when there is none, it isn't as it was written, or can't be read. */
export function readSealed<Value>(path: string, read: (body: Buffer) => Value): Value | undefined {
  try {
    const bytes = readFileSync(path);
    const start = bytes.indexOf("\n") + 1;
    const body = bytes.subarray(start);
    return bytes.toString("latin1", 0, start - 1) === digest(body) ? read(body) : undefined;
  } catch {
    return undefined;
  }
}
