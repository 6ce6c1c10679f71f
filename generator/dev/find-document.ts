import { escapeHtml } from "../plan/markup/markup.ts";
import { decodePath } from "../serve/answer.ts";
import type { SessionState } from "./create-session.ts";

/** What an address is answered with. */
export interface FoundDocument {
  readonly document: string;
  readonly status: 200 | 404 | 500;
}

/** The document at an address; where the code of the site fails to make it, one that says so until it does. */
export function findDocument(state: SessionState, rawPath: string): FoundDocument {
  try {
    return makeDocument(state, rawPath);
  } catch (error) {
    return { document: describeFailure(error), status: 500 };
  }
}

/** The document at an address, as `generate` would write it; for one without a page, that which says so. */
function makeDocument({ site }: SessionState, rawPath: string): FoundDocument {
  if (site === undefined) return { document: noSite, status: 200 };
  const path = rawPath.startsWith(site.base) ? decodePath(rawPath.slice(site.base.length)) : undefined;
  const found = path?.endsWith(".html") === true ? site.find(path) : undefined;
  const isPage = typeof found === "string" || found instanceof Uint8Array;
  return { document: toText(isPage ? found : site.find("404.html")), status: isPage ? 200 : 404 };
}

/** Shown until a first site can be made; what is in the way stands in the list of problems above it. */
const noSite = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>No site yet</title></head><body><p>There is no site yet: no model could be read.</p></body></html>`;

function describeFailure(error: unknown): string {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>The page could not be made</title></head><body><h1>The page could not be made</h1><pre>${escapeHtml(stack)}</pre></body></html>`;
}

function toText(content: unknown): string {
  if (content instanceof Uint8Array) return new TextDecoder().decode(content);
  return typeof content === "string" ? content : "";
}
