/*
 * A preview of a generated site for the person at this machine: static files on the loopback
 * interface, mounted where the site's links expect it. Not a server for the public.
 */
import { createServer } from "node:http";
import { realpath } from "node:fs/promises";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Report } from "../diagnostics/report.ts";
import { readMarker } from "../write/marker.ts";
import { answer } from "./answer.ts";
import { listenOn } from "./listen-on.ts";

export interface ServeOptions {
  /** Where `generate` wrote the site. */
  readonly folder: string;
  /** 0 for any free one. */
  readonly port: number;
}

/** A preview that runs. */
export interface Preview {
  /** The address of the home page. */
  readonly url: string;
  /** Stops listening and closes what is open; settles when all is closed. */
  close(): Promise<void>;
}

/** Starts a preview; undefined when that can't be done, and the report then says why. */
export async function serveFolder({ folder, port }: ServeOptions, report: Report): Promise<Preview | undefined> {
  const marker = readMarker(folder);
  if (marker === undefined) {
    report.add(serveCodes.nothingToServe({ folder }));
    return undefined;
  }
  const mount = { folder: await realpath(folder), base: marker.base };
  const server = createServer((request, response) => {
    answer(mount, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end("The file could not be read.\n");
    });
  });
  const actualPort = await listenOn(server, port, report);
  if (actualPort === undefined) return undefined;
  return {
    url: `http://127.0.0.1:${actualPort}${marker.base}`,
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
