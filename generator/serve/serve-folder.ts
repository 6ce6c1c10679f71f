/*
 * A preview of a generated site for the person at this machine: static files on the loopback
 * interface unless another is asked for, mounted where the site's links expect it. Not a server for the public.
 */
import { createServer } from "node:http";
import { readdir, realpath } from "node:fs/promises";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Report } from "../diagnostics/report.ts";
import { readMarker } from "../write/marker.ts";
import { answer } from "./answer.ts";
import { listenOn, stopListening } from "./listen-on.ts";
import { type Reach, thisMachine } from "./reach.ts";

/** What is previewed, and who can reach it. */
export interface ServeOptions {
  /** Where `generate` wrote the site. */
  readonly folder: string;
  /** 0 for any free one. */
  readonly port: number;
  /** This machine alone, if it isn't given. */
  readonly reach?: Reach | undefined;
}

/** A preview that runs. */
export interface Preview {
  /** The address of the home page. */
  readonly url: string;
  /** The same for other machines, where they reach it. */
  readonly urlsElsewhere: readonly string[];
  /** Stops listening and closes what is open; settles when all is closed. */
  close(): Promise<void>;
}

/** Starts a preview; undefined when that can't be done, and the report then says why. */
export async function serveFolder(
  { folder, port, reach = thisMachine }: ServeOptions,
  report: Report,
): Promise<Preview | undefined> {
  const marker = readMarker(folder);
  if (marker === undefined) {
    report.add(serveCodes.nothingToServe({ folder, isTaken: await holdsAny(folder) }));
    return undefined;
  }
  const mount = { folder: await realpath(folder), base: marker.base, reach };
  const server = createServer((request, response) => {
    answer(mount, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end("The file could not be read.\n");
    });
  });
  const origins = await listenOn(server, { ...reach, port }, report);
  if (origins === undefined) return undefined;
  const [url = "", ...urlsElsewhere] = origins.map((origin) => `${origin}${marker.base}`);
  return {
    url,
    urlsElsewhere,
    close: () => stopListening(server),
  };
}

/** False for a folder that isn't there. */
async function holdsAny(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length > 0;
}
