import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../package-folder.ts";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createPageRenderer, type RenderBase, type RenderedPage } from "./page-renderer.ts";
import type { WorkerAnswer } from "./render-worker.ts";

/** Renders pages in batches, several at a time where there are processors for it. */
export interface RenderPool {
  /** How many batches are worth having under way. */
  readonly width: number;
  render(pages: readonly string[]): Promise<readonly RenderedPage[]>;
  close(): Promise<void>;
}

/** With fewer pages, starting a thread takes longer than rendering them. */
const worthThreads = 200;

/** More threads than this would wait for the one that plans and writes. */
const mostThreads = 8;

/** The worker as `npm run build` makes it; code that runs from its sources renders in its own thread. */
const workerPath = join(packageFolder, "dist/cli/render-worker.js");

/** A pool for about so many pages. */
export function createRenderPool(base: RenderBase, bundle: SiteBundle, count: number): RenderPool {
  const isBuilt = import.meta.url.endsWith(".js") && existsSync(workerPath);
  // Components of the user's don't travel between threads.
  if (count < worthThreads || !isBuilt || bundle.partsDigest !== undefined) return createOwnThread(base, bundle);
  return createThreads(base, Math.min(mostThreads, availableParallelism()));
}

function createOwnThread(base: RenderBase, bundle: SiteBundle): RenderPool {
  const renderPage = createPageRenderer(base, bundle);
  return {
    width: 1,
    // Signals and the lock of the output folder get their turn between batches.
    render: async (pages) => {
      await nextTurn();
      return pages.map(renderPage);
    },
    close: () => Promise.resolve(),
  };
}

interface Job {
  readonly settle: (pages: readonly RenderedPage[]) => void;
  readonly fail: (error: unknown) => void;
}

function createThreads(base: RenderBase, size: number): RenderPool {
  const waiting: (Job & { readonly pages: readonly string[] })[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Job>();
  let failure: { readonly error: unknown } | undefined;

  const give = (): void => {
    for (let worker = idle.at(-1), job = waiting[0]; worker !== undefined && job !== undefined;) {
      idle.pop();
      waiting.shift();
      running.set(worker, job);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread is no window.
      worker.postMessage(job.pages);
      worker = idle.at(-1);
      job = waiting[0];
    }
  };
  const finish = (worker: Worker, answer: WorkerAnswer): void => {
    const job = running.get(worker);
    running.delete(worker);
    idle.push(worker);
    if ("error" in answer) job?.fail(answer.error);
    else job?.settle(answer.pages);
    give();
  };
  const failAll = (error: unknown): void => {
    failure ??= { error };
    for (const { fail } of [...running.values(), ...waiting]) fail(error);
    running.clear();
    waiting.length = 0;
  };

  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(workerPath, { workerData: base });
    worker.on("message", (answer: WorkerAnswer) => finish(worker, answer));
    worker.on("error", failAll);
    worker.on("messageerror", failAll);
    idle.push(worker);
    return worker;
  });
  return {
    width: size,
    render: (pages) =>
      new Promise((settle, fail) => {
        if (failure !== undefined) return fail(failure.error);
        waiting.push({ pages, settle, fail });
        give();
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
