import { createReadStream } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { choosePart } from "./choose-part.ts";
import { findContentType } from "./content-types.ts";
import { describeForeignHost, isKnownHost, type Reach } from "./reach.ts";

/** A folder, the address prefix under which it is served, and to whom. */
export interface Mount {
  /** With symbolic links resolved. */
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly reach: Reach;
}

/** Answers one request from the files of the mounted folder. */
export async function answer(mount: Mount, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("X-Content-Type-Options", "nosniff");
  const { host } = request.headers;
  if (!isKnownHost(host, mount.reach)) {
    response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(describeForeignHost(host));
    return;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const [rawPath = "/", query] = (request.url ?? "/").split(/\?(.*)/s, 2);
  if (!rawPath.startsWith(mount.base)) {
    if (rawPath === "/" || `${rawPath}/` === mount.base) redirectToBase(response, rawPath, mount.base);
    else await answerNotFound(mount, request, response);
    return;
  }
  const path = decodePath(rawPath.slice(mount.base.length));
  const found = path === undefined ? undefined : await findFile(mount, path);
  if (found === "folder") {
    redirectToFolder(response, rawPath, query);
  } else if (found === undefined) {
    await answerNotFound(mount, request, response);
  } else {
    await send(found, 200, request, response);
  }
}

/** The path below the folder; undefined for one that names no file of ours: malformed, upwards, or hidden. */
export function decodePath(encoded: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  if (/[\\\0]/.test(path)) return undefined;
  const segments = path.split("/");
  const isFine = segments.every((segment, index) =>
    segment === "" ? index === segments.length - 1 : !segment.startsWith("."),
  );
  if (!isFine) return undefined;
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/** The file at a path; files of a site have their letters composed, and an address may have come without. */
async function findFile(mount: Mount, path: string): Promise<OpenFile | "folder" | undefined> {
  const composed = path.normalize("NFC");
  return (await openFile(mount, path)) ?? (composed === path ? undefined : await openFile(mount, composed));
}

interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  readonly etag: string;
  readonly type: string;
}

/** The file at a path, `folder` for a folder with a page in it, undefined when there is none or it lies elsewhere. */
async function openFile({ folder }: Mount, path: string): Promise<OpenFile | "folder" | undefined> {
  let handle: FileHandle | undefined;
  try {
    const file = await realpath(join(folder, path));
    // A symbolic link may lead out of the folder.
    if (!file.startsWith(folder + sep)) return undefined;
    handle = await open(file, "r");
    const stats = await handle.stat();
    if (stats.isFile()) {
      const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}-${stats.ino.toString(36)}"`;
      return { handle, size: stats.size, etag, type: findContentType(file) };
    }
    await handle.close();
    return stats.isDirectory() ? "folder" : undefined;
  } catch (error) {
    await handle?.close();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG" || code === "ELOOP") return undefined;
    throw error;
  }
}

async function answerNotFound(mount: Mount, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await openFile(mount, "404.html");
  if (page !== undefined && page !== "folder") {
    await send(page, 404, request, response);
    return;
  }
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
}

async function send(file: OpenFile, status: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { handle, size, etag, type } = file;
  try {
    // The next run of `generate` must be seen at once, so nothing is kept without asking.
    const headers = { "Cache-Control": "no-cache", ETag: etag, Vary: "Accept-Encoding" };
    const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (status === 200 && (known?.includes(etag) === true || known?.includes("*") === true)) {
      response.writeHead(304, headers).end();
      return;
    }
    const part = choosePart(status === 200 ? request.headers : {}, size, etag);
    const isWhole = part.status === 200;
    const isPacked = isWhole && isText(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const extent = isPacked ? { "Content-Encoding": "gzip" } : part.headers;
    response.writeHead(isWhole ? status : part.status, { ...headers, ...extent, "Content-Type": type });
    if (request.method === "HEAD" || part.bytes === undefined) {
      response.end();
      return;
    }
    const content = createReadStream("", { fd: handle, autoClose: false, ...part.bytes });
    // As hosts do, so that what is measured here is what readers get.
    if (isPacked) await pipeline(content, createGzip(), response);
    else await pipeline(content, response);
  } catch (error) {
    // The reader went away in the middle.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE")) throw error;
  } finally {
    await handle.close();
  }
}

/** Whether what has this type gets much shorter when it is packed. */
function isText(type: string): boolean {
  return type.endsWith("charset=utf-8") || type === "image/svg+xml";
}

/** Sends on who asked for the top of the server, or for the base without its last slash. */
export function redirectToBase(response: ServerResponse, rawPath: string, base: string): void {
  if (rawPath === "/") redirect(response, `.${base}`);
  else redirectToFolder(response, rawPath);
}

/** Sends on who asked for a folder without its last slash. */
export function redirectToFolder(response: ServerResponse, rawPath: string, query?: string): void {
  redirect(response, `./${rawPath.slice(rawPath.lastIndexOf("/") + 1)}/${query === undefined ? "" : `?${query}`}`);
}

/** By a way from the address that was asked for: a proxy may have put this server below a path that it doesn't hear of. */
function redirect(response: ServerResponse, way: string): void {
  response.writeHead(302, { Location: way }).end();
}
