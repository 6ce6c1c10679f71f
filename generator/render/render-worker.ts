/*
 * A thread that renders batches of pages. It loads the site's bundle by itself, since functions don't
 * travel between threads; what pages have in common comes with it, and each page as its JSON.
 */
import { parentPort, workerData } from "node:worker_threads";
import { loadSiteBundle } from "./load-site-bundle.ts";
import { createPageRenderer, type RenderBase, type RenderedPage } from "./page-renderer.ts";

/** What the thread says to a batch. */
export type WorkerAnswer = { readonly pages: readonly RenderedPage[] } | { readonly error: unknown };

if (parentPort !== null) {
  const port = parentPort;
  const renderer = loadSiteBundle().then((bundle) => createPageRenderer(workerData as RenderBase, bundle));
  const answer = async (pages: readonly string[]): Promise<void> => {
    const renderPage = await renderer;
    const rendered = pages.map(renderPage);
    const buffers = rendered.flatMap(({ document, twin }) => [document.buffer, twin.buffer] as ArrayBuffer[]);
    port.postMessage({ pages: rendered } satisfies WorkerAnswer, buffers);
  };
  port.on("message", (pages: readonly string[]) => {
    answer(pages).catch((error: unknown) => port.postMessage({ error } satisfies WorkerAnswer));
  });
}
