/*
 * A thread that renders batches of pages. It loads the site's bundle by itself, since functions don't
 * travel between threads, and at once, while the pages are still being planned; what pages have in
 * common comes before them, and each page as its JSON.
 */
import { parentPort } from "node:worker_threads";
import { loadServerBundle } from "./load-server-bundle.ts";
import { listBuffers } from "./list-buffers.ts";
import { createPageRenderer, type RenderBase, type PageRenderer, type RenderedPage } from "./page-renderer.ts";

/** What the thread is told: what the pages to come have in common, a batch of them, or bytes that it once sent and may forget. */
export type WorkerRequest =
  | { readonly base: RenderBase }
  | { readonly done: readonly ArrayBuffer[] }
  | { readonly batch: number; readonly pages: readonly string[] };

/** What the thread says to a batch. */
export type WorkerAnswer = { readonly batch: number } & (
  | { readonly pages: readonly RenderedPage[] }
  | { readonly error: unknown }
);

if (parentPort !== null) {
  const port = parentPort;
  const loading = loadServerBundle();
  // That it can't be loaded is said to the first batch.
  loading.catch(() => undefined);
  let renderer: Promise<PageRenderer> | undefined;
  const renderBatch = async (batch: number, pages: readonly string[]): Promise<void> => {
    const ready = await renderer;
    if (ready === undefined) throw new Error("pages came before what they have in common");
    const rendered = pages.map((page) => ready.page(page));
    port.postMessage({ batch, pages: rendered } satisfies WorkerAnswer, listBuffers(rendered));
  };
  port.on("message", (request: WorkerRequest) => {
    if ("base" in request) {
      renderer = loading.then((bundle) => createPageRenderer(request.base, bundle));
      renderer.catch(() => undefined);
      return;
    }
    if ("done" in request) return;
    const { batch, pages } = request;
    renderBatch(batch, pages).catch((error: unknown) => port.postMessage({ batch, error } satisfies WorkerAnswer));
  });
}
