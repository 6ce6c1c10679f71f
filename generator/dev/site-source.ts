import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { loadDevClient, loadSiteBundle, type SiteBundle } from "../render/load-site-bundle.ts";

/** Where the development server has the site's own code from: how pages are rendered, and what they load. */
export interface SiteSource {
  /** The code as it is now; another object once it has changed. */
  readonly bundle: SiteBundle;
  /** The script that pages are given besides their own. */
  readonly client: string;
  /** Present where the code is not built but followed. */
  readonly server?: SourceServer | undefined;
}

/** Serves code that is being written. */
export interface SourceServer {
  /** A document as browsers are to have it. */
  dress(document: string): string;
  /** Answers a request for the code; false when it is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes a connection that is to become a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells of each change of the bundle. */
  follow(onChange: () => void): void;
  close(): Promise<void>;
}

/** The site's code as `npm run build` has made it. */
export async function openBuiltSource(): Promise<SiteSource> {
  const [bundle, client] = await Promise.all([loadSiteBundle(), loadDevClient()]);
  return { bundle, client };
}
