import { encodePart } from "./encode-part.ts";

/*
 * Paths and routes have the letters that their author wrote, as the files on the disk have; addresses are ASCII wherever they
 * are written: in documents, site maps, files for hosts, data for scripts.
 */

/**
 * A path as a part of an address. What isn't ASCII is percent-encoded, by bytes of UTF-8 and with capital digits, as browsers
 * do it; all else stays as it is, so that nothing is encoded twice.
 */
export function encodePath(path: string): string {
  return path.replace(/[\u0080-\u{10ffff}]+/gu, (text) => encodePart(text));
}
