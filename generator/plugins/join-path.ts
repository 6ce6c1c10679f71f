import { decodeWritten } from "../places/decode-written.ts";

/** Path of the file that an address in another file leads to; undefined where it leads to another site or out of the input. */
export function joinPath(from: string, address: string): string | undefined {
  const path = joinOutside(from, address);
  return path === undefined || path === ".." || path.startsWith("../") ? undefined : path;
}

/** The same, where a path that leads out of the input begins with `../`; undefined where it leads to another site. */
export function joinOutside(from: string, address: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)) return undefined;
  const parts = from.split("/").slice(0, -1);
  for (const part of decodeWritten(address).split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
