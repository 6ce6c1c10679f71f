import { describeFailure, misnamed } from "../../diagnostics/describe-failure.ts";
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** A file's bytes with its size, or why there are none. */
export type ReadResult = { readonly size: number; readonly bytes: Buffer } | { readonly failure: string };

/**
 * A file's bytes; only the first ones, `head` at most, of one that is over the limit, which is never read whole.
 * Files are small, and there are thousands: to hand them to threads that read them costs more than to read them.
 */
export function readBytes(location: string, limit: number, head = 4096): ReadResult {
  try {
    const file = openSync(location, openWithoutWaiting);
    try {
      const stats = fstatSync(file);
      const { size } = stats;
      if (!stats.isFile() && !stats.isDirectory()) return { failure: "it is a pipe or a device" };
      if (size <= limit) return { size, bytes: readFileSync(file) };
      const bytes = Buffer.allocUnsafe(Math.min(head, size));
      return { size, bytes: bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0)) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const isMisnamed = location.includes("\ufffd") && !existsSync(location);
    return { failure: isMisnamed ? misnamed : describeFailure(error) };
  }
}

/** A pipe would keep whoever opens it until somebody writes to it. Windows, where folders hold none, has no such flag. */
const openWithoutWaiting = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);
