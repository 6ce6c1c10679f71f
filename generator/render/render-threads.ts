import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../package-folder.ts";
import type { RenderBase, RenderedPage } from "./page-renderer.ts";
import type { WorkerAnswer, WorkerRequest } from "./render-worker.ts";

/** The threads that render the pages of a site, of one edition after the other. */
export interface RenderThreads {
  readonly size: number;
  /** Has them load what they render with, so that it is there when pages are; otherwise they start when they are needed. */
  start(): void;
  /** Says what the pages to come have in common. */
  prepare(base: RenderBase): void;
  render(pages: readonly string[]): Promise<readonly RenderedPage[]>;
  close(): Promise<void>;
}

/** With fewer pages, starting a thread takes longer than rendering them. */
export const worthThreads = 200;

/** More threads than this would wait for the one that plans and writes. */
const mostThreads = 8;

/** The worker as `npm run build` makes it. */
const workerPath = join(packageFolder, "dist/cli/render-worker.js");

interface Job {
  readonly settle: (pages: readonly RenderedPage[]) => void;
  readonly fail: (error: unknown) => void;
}

/** The threads, none of them started; undefined for code that runs from its sources. */
export function createRenderThreads(): RenderThreads | undefined {
  if (!import.meta.url.endsWith(".js") || !existsSync(workerPath)) return undefined;
  const size = Math.min(mostThreads, availableParallelism());
  const waiting: (Job & { readonly pages: readonly string[] })[] = [];
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Job>();
  let failure: { readonly error: unknown } | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread is no window.
  const tell = (worker: Worker, request: WorkerRequest): void => worker.postMessage(request);
  const give = (): void => {
    for (let worker = idle.at(-1), job = waiting[0]; worker !== undefined && job !== undefined;) {
      idle.pop();
      waiting.shift();
      running.set(worker, job);
      tell(worker, { pages: job.pages });
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
  const start = (): void => {
    while (workers.length < size) {
      const worker = new Worker(workerPath);
      worker.on("message", (answer: WorkerAnswer) => finish(worker, answer));
      worker.on("error", failAll);
      worker.on("messageerror", failAll);
      workers.push(worker);
      idle.push(worker);
    }
  };
  return {
    size,
    start,
    prepare(base) {
      start();
      for (const worker of workers) tell(worker, { base });
    },
    render: (pages) =>
      new Promise((settle, fail) => {
        if (failure !== undefined) return fail(failure.error);
        waiting.push({ pages, settle, fail });
        give();
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
