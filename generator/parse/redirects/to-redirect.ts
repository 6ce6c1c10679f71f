import type { Redirect } from "../../catalogue/redirects.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { isSitePath, isWebAddress } from "../read-data-file.ts";

/** A redirect as some file has it; undefined where what it says are no addresses. */
export function toRedirect({ from, to, span }: Redirect): Redirect | undefined {
  return isFrom(from) && isTo(to) ? { from: toPath(from), to, span } : undefined;
}

/** Whether readers may be sent away from such a path, in whose names words may be apart, unlike in those of pages here. */
export function isFrom(text: string): boolean {
  const path = text.replaceAll(/(?<=[^\s/]) +(?=[^\s/])/g, "-");
  return isSitePath(path) && !path.includes("#") && trimSlashes(path) !== "";
}

/** Whether readers may be sent to such a path or address. */
export function isTo(text: string): boolean {
  return isWebAddress(text) || isSitePath(text);
}

/** An address is often copied from where it was shown, which is encoded; the file that stands for it isn't. */
export function toPath(from: string): string {
  const decoded = decodeWritten(from);
  return trimSlashes(isFrom(decoded) ? decoded : from);
}
