import { decodeWritten } from "../../places/decode-written.ts";

/** A step of a JSON pointer as the key that it names. */
export function unescapePointer(step: string): string {
  return decodeWritten(step).replaceAll("~1", "/").replaceAll("~0", "~");
}
