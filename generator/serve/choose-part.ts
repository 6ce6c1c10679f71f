import type { IncomingHttpHeaders } from "node:http";

/** What to send of a file. */
export interface FilePart {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The first byte and the last one; absent when nothing is to be sent. */
  readonly bytes?: { readonly start: number; readonly end: number } | undefined;
}

/**
 * What a request asks for of a file of that size: one part of it, which some browsers need of videos, or all. Several parts at
 * once, and a part of what has changed since (`If-Range`), are answered with all of it, as they may be.
 */
export function choosePart({ range = "", ...headers }: IncomingHttpHeaders, size: number, etag?: string): FilePart {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.replaceAll(" ", "")) ?? [];
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const accepts = { "Accept-Ranges": "bytes" };
  if (first + last === "" || !isSame) {
    const bytes = size === 0 ? undefined : { start: 0, end: size - 1 };
    return { status: 200, headers: { ...accepts, "Content-Length": size }, bytes };
  }
  // Without a first one, the other is how many there are from the end.
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end)
    return { status: 416, headers: { ...accepts, "Content-Range": `bytes */${size}`, "Content-Length": 0 } };
  return {
    status: 206,
    headers: { ...accepts, "Content-Range": `bytes ${start}-${end}/${size}`, "Content-Length": end - start + 1 },
    bytes: { start, end },
  };
}
