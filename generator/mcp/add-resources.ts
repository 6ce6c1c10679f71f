import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { McpError, type ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import type { Track } from "./add-tools.ts";
import { toAsking } from "./asking.ts";
import { completePage } from "./pages/complete-page.ts";
import { cutPage } from "./pages/cut-page.ts";
import type { Subject } from "./sites/open-subject.ts";
import { readPage } from "./pages/read-page.ts";

/** Before the route of a page. */
const scheme = "aspectdoc:///";
const mimeType = "text/markdown";

/** What the protocol says of a resource that isn't there. */
const notFound = -32_002;

/**
 * Adds the pages as what people may attach to a question. Only the list of pages is there by itself: to list them all would
 * take reading the model as soon as a client starts.
 */
export function addResources(
  server: McpServer,
  subject: Subject,
  { longest, track }: { readonly longest: number; readonly track: Track },
): void {
  const read = async (uri: URL, page: string, extra: Parameters<typeof toAsking>[0]): Promise<ReadResourceResult> => {
    const text = readPage(await subject.site(toAsking(extra)), page);
    if (text === undefined) {
      throw new McpError(notFound, `there is no page ${page}; search finds pages`, { uri: uri.href });
    }
    return { contents: [{ uri: uri.href, mimeType, text: cutPage(text, { address: page, offset: 0, longest }) }] };
  };
  server.registerResource(
    "pages",
    `${scheme}llms.txt`,
    { title: "List of pages", description: "The pages of the model's documentation by subject.", mimeType },
    (uri, extra) => track(read(uri, "llms.txt", extra)),
  );
  const complete = async (written: string): Promise<string[]> =>
    (await completePage(subject, written)).map(({ page }) => page);
  server.registerResource(
    "page",
    new ResourceTemplate(`${scheme}{+page}`, { list: undefined, complete: { page: complete } }),
    {
      title: "Page",
      description: "A page of the model's documentation by its route, which is found by its name.",
      mimeType,
    },
    (uri, { page = "" }, extra) => track(read(uri, String(page), extra)),
  );
}
