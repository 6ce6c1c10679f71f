/*
 * A preview of a generated site for the person at this machine: static files on the loopback
 * interface unless another is asked for, mounted where the site's links expect it. Not a server for the public.
 */
import { createServer } from "node:http";
import { readdir, realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Report } from "../diagnostics/report.ts";
import { describeUnreadable, notThere } from "../diagnostics/describe-failure.ts";
import { findStats } from "../find-stats.ts";
import { hasMarker, readMarker } from "../write/marker.ts";
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
    report.add(serveCodes.nothingToServe({ folder, ...(await describePlace(folder)) }));
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

/** What is in the place of a site; nothing is told of a folder that isn't there. */
async function describePlace(folder: string): Promise<Omit<Parameters<typeof serveCodes.nothingToServe>[0], "folder">> {
  try {
    return { isTaken: (await readdir(folder)).length > 0 };
  } catch (error) {
    if (findStats(folder)?.isFile() === true) return { file: { around: findSiteAround(folder) } };
    const refusal = describeUnreadable(error);
    return refusal === notThere ? {} : { refusal };
  }
}

function findSiteAround(path: string): string | undefined {
  const around = dirname(path);
  if (hasMarker(around)) return around;
  return around === dirname(around) ? undefined : findSiteAround(around);
}
