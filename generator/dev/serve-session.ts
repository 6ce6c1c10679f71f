/*
 * The site of a session, on the loopback interface unless another is asked for, with a script in each page that hears of changes.
 * Only what the plan holds is served: no address is ever taken for a path in the file system.
 */
import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Report } from "../diagnostics/report.ts";
import { devPath, type DevMessage } from "../page-model/dev-message.ts";
import { decodePath, redirectToBase, redirectToFolder } from "../serve/answer.ts";
import { choosePart } from "../serve/choose-part.ts";
import { findContentType } from "../serve/content-types.ts";
import { describeForeignHost, isKnownHost, type Reach, thisMachine } from "../serve/reach.ts";
import type { SessionState } from "./create-session.ts";
import type { SiteSource } from "./site-source.ts";
import { describeDocument } from "./describe-document.ts";
import { createPageFinder } from "./create-page-finder.ts";
import { findDocument } from "./find-document.ts";
import { listenOn, stopListening } from "../serve/listen-on.ts";
import { once } from "../engine/once.ts";
import { toDevMessage } from "./to-dev-message.ts";

/** The server of a session, as who runs it sees it. */
export interface DevServer {
  /** Without the site's base, without a final slash. */
  readonly origin: string;
  /** The same for other machines, where they reach it. */
  readonly originsElsewhere: readonly string[];
  /** Shows another state, and tells the pages that are open. */
  show(state: SessionState): void;
  /** Shows a state that differs in what is wrong with it alone, and tells the pages that are open if it does. */
  showProblems(state: SessionState): void;
  close(): Promise<void>;
}

interface DevServerOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** This machine alone, if it isn't given. */
  readonly reach?: Reach | undefined;
  readonly source: SiteSource;
}

type Message = ReturnType<typeof toDevMessage>;

/** A page that is open in a browser and listens. */
interface Listener {
  readonly path: string;
  /** Names the document that it shows. */
  readonly shown: string;
  readonly response: ServerResponse;
}

/** In bytes. A browser that sleeps reads nothing; it asks anew when it wakes, and is told what holds then. */
const mostUnread = 1_000_000;

/** Starts a server; undefined when that can't be done, and the report then says why. */
export async function serveSession(
  { port, reach = thisMachine, source }: DevServerOptions,
  report: Report,
): Promise<DevServer | undefined> {
  const { client, server: code } = source;
  let state: SessionState | undefined;
  /** Made when a page is open that hears of it. */
  let describe: () => Message | undefined = () => undefined;
  const listeners = new Set<Listener>();
  const findPage = createPageFinder(code);

  function tell({ path, shown, response }: Listener): void {
    const message = describe();
    if (state === undefined || message === undefined) return;
    const { document } = findDocument(state, path);
    const { name, styles } = describeDocument(document);
    const isOutdated = message.isStale ? false : name !== shown;
    sendMessage(response, { ...message, isOutdated, styles });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    const { host } = request.headers;
    if (!isKnownHost(host, reach)) return refuse(response, 403, describeForeignHost(host));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return refuse(response, 405, "");
    }
    if (code?.answer(request, response) === true) return;
    const url = new URL(`http://local${(request.url ?? "/").replace(/^\/{2,}/, "/")}`);
    // Pages ask for it beside themselves, wherever a proxy has put them.
    if (url.pathname.endsWith(`${devPath}dev.js`)) return send(response, 200, "dev.js", client);
    // Refused, the page that was open before the server was started again would not ask a second time.
    if (url.pathname.endsWith(`${devPath}events`)) return listen(url, request, response);
    if (state === undefined) {
      response.setHeader("Refresh", "1");
      return refuse(response, 503, "The site is not made yet.\n");
    }
    const [rawPath = "/", query] = (request.url ?? "/").split(/\?(.*)/s, 2);
    const base = state.site?.base ?? "/";
    if (!rawPath.startsWith(base) && (rawPath === "/" || `${rawPath}/` === base))
      return redirectToBase(response, rawPath, base);
    const { document, status } = findPage(state, rawPath);
    if (status !== 404) return send(response, status, "index.html", document);
    const path = rawPath.startsWith(base) ? decodePath(rawPath.slice(base.length)) : undefined;
    const content = path === undefined ? undefined : state.site?.find(path);
    if (path !== undefined && content !== undefined) {
      if (typeof content === "string" || content instanceof Uint8Array) return send(response, 200, path, content);
      if ("copyOf" in content) return sendFile(request, response, content.copyOf);
    }
    const isFolder = path !== undefined && !path.endsWith("index.html") && state.site?.find(`${path}/index.html`);
    if (isFolder) return redirectToFolder(response, rawPath, query);
    return send(response, 404, "404.html", document);
  }

  function listen(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const listener = {
      path: url.searchParams.get("page") ?? "/",
      shown: url.searchParams.get("shown") ?? "",
      response,
    };
    if (!beginEvents(request, response)) return;
    listeners.add(listener);
    request.on("close", () => listeners.delete(listener));
    tell(listener);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  });
  if (code !== undefined) {
    server.on("upgrade", (request, socket, head) => {
      if (isKnownHost(request.headers.host, reach)) code.upgrade(request, socket, head);
      else socket.destroy();
    });
  }
  const origins = await listenOn(server, { ...reach, port }, report);
  if (origins === undefined) return undefined;
  const [origin = "", ...originsElsewhere] = origins;
  return {
    origin,
    originsElsewhere,
    show(next) {
      state = next;
      describe = once(() => toDevMessage(next));
      for (const listener of listeners) tell(listener);
    },
    showProblems(next) {
      state = next;
      const before = describe;
      describe = once(() => toDevMessage(next));
      if (listeners.size === 0 || JSON.stringify(before()) === JSON.stringify(describe())) return;
      for (const listener of listeners) tell(listener);
    },
    close: () => stopListening(server),
  };
}

/** False where only the heads of events are asked for. */
function beginEvents({ method }: IncomingMessage, response: ServerResponse): boolean {
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  if (method === "HEAD") response.end();
  else response.write("retry: 500\n\n");
  return method !== "HEAD";
}

function sendMessage(response: ServerResponse, message: DevMessage): void {
  if (response.writableLength > mostUnread) response.destroy();
  else response.write(`data: ${JSON.stringify(message)}\n\n`);
}

function send(response: ServerResponse, status: number, name: string, content: string | Uint8Array): void {
  response.writeHead(status, { "Content-Type": findContentType(name), "Content-Length": Buffer.byteLength(content) });
  // For HEAD, the body is left out by the server itself.
  response.end(content);
}

async function sendFile(request: IncomingMessage, response: ServerResponse, location: string): Promise<void> {
  const found = await stat(location).catch(() => undefined);
  if (found === undefined) return refuse(response, 404, "The file is gone.\n");
  const { status, headers, bytes } = choosePart(request.headers, found.size);
  response.writeHead(status, { ...headers, "Content-Type": findContentType(location) });
  if (request.method === "HEAD" || bytes === undefined) response.end();
  else await pipeline(createReadStream(location, bytes), response).catch(() => response.destroy());
}

function fail(response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (response.headersSent) response.end();
  else refuse(response, 500, `The page could not be made: ${reason}\n`);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
