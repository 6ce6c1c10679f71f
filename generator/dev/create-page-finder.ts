import { devPath } from "../page-model/dev-message.ts";
import type { SessionState } from "./create-session.ts";
import { describeDocument } from "./describe-document.ts";
import { findDocument, type FoundDocument } from "./find-document.ts";
import type { SiteSource } from "./site-source.ts";

/**
 * Finds the page at an address as the server sends it: the document with the script that hears of changes. The last one is at
 * hand as long as the state is the same, since who waits for an edit to show asks again and again, most of all while it is being made.
 */
export function createPageFinder(code: SiteSource["server"]): (state: SessionState, rawPath: string) => FoundDocument {
  let last: (FoundDocument & { readonly of: SessionState; readonly rawPath: string }) | undefined;
  return (state, rawPath) => {
    // What the code of the site makes of a page may change with that code alone.
    if (code === undefined && last?.of === state && last.rawPath === rawPath) return last;
    const { document, status } = findDocument(state, rawPath);
    const page = addScript(document, rawPath);
    last = { of: state, rawPath, status, document: code?.dress(page) ?? page };
    return last;
  };
}

/**
 * The one thing that a page has here and not in the output folder. It stands beside the page, and is told where that is on this
 * server: a proxy may show the server below a path of its own.
 */
function addScript(document: string, rawPath: string): string {
  const query = `shown=${describeDocument(document).name}&amp;page=${encodeURIComponent(rawPath)}`;
  const script = `<script type="module" src=".${devPath}dev.js?${query}"></script>`;
  const end = document.indexOf("</head>");
  return end < 0 ? document + script : document.slice(0, end) + script + document.slice(end);
}
