import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../package-folder.ts";
import { listBuffers } from "./list-buffers.ts";
import type { RenderBase, RenderedPage } from "./page-renderer.ts";
import type { WorkerAnswer, WorkerRequest } from "./render-worker.ts";

/** The threads that render the pages of a site, of one edition after the other. */
export interface RenderThreads {
  /** How many there are, or may be. */
  readonly size: number;
  /** Has them load what they render with, so that it is there when pages are; otherwise they start when they are needed. */
  start(): void;
  /** Says what the pages to come have in common. False where the machine grants no thread, as in a narrow container. */
  prepare(base: RenderBase): boolean;
  render(pages: readonly string[]): Promise<readonly RenderedPage[]>;
  /**
   * Gives the bytes of pages back to a thread. There they are garbage of the moment; here they would lie until the whole heap
   * is looked through, a hundred megabytes of them.
   */
  takeBack(pages: readonly RenderedPage[]): void;
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

/** What a page leaves behind dies young; without a limit each thread takes several times as much, for no gain in time. */
const youngMegabytes = 24;

/** The threads, none of them started; undefined for code that runs from its sources. */
export function createRenderThreads(): RenderThreads | undefined {
  if (!import.meta.url.endsWith(".js") || !existsSync(workerPath)) return undefined;
  let size = Math.min(mostThreads, availableParallelism());
  const workers: { readonly worker: Worker; readonly running: Map<number, Job> }[] = [];
  let batches = 0;
  let failure: { readonly error: unknown } | undefined;

  const tell = (worker: Worker, request: WorkerRequest, transfer: readonly ArrayBuffer[] = []): void =>
    worker.postMessage(request, transfer);
  const failAll = (error: unknown): void => {
    failure ??= { error };
    for (const { running } of workers) {
      for (const { fail } of running.values()) fail(error);
      running.clear();
    }
  };
  const start = (): void => {
    while (workers.length < size) {
      const worker = startWorker();
      if (worker === undefined) {
        size = workers.length;
        return;
      }
      const running = new Map<number, Job>();
      worker.on("message", (answer: WorkerAnswer) => {
        const job = running.get(answer.batch);
        running.delete(answer.batch);
        if ("error" in answer) job?.fail(answer.error);
        else job?.settle(answer.pages);
      });
      worker.on("error", failAll);
      worker.on("messageerror", failAll);
      // Whatever ends a thread, nobody may wait for what it was to render.
      worker.on("exit", () => failAll(new Error("a thread that renders pages has ended")));
      workers.push({ worker, running });
    }
  };
  return {
    get size() {
      return size;
    },
    start,
    prepare(base) {
      start();
      for (const { worker } of workers) tell(worker, { base });
      return size > 0;
    },
    // A batch goes to its thread at once: this one may be busy when the thread has finished the one before.
    render: (pages) =>
      new Promise((settle, fail) => {
        const [least] = workers.toSorted((one, other) => one.running.size - other.running.size);
        if (failure !== undefined) return fail(failure.error);
        if (least === undefined) return fail(new Error("pages came before what they have in common"));
        batches += 1;
        least.running.set(batches, { settle, fail });
        tell(least.worker, { batch: batches, pages });
      }),
    takeBack(pages) {
      const [first] = workers;
      const done = listBuffers(pages);
      if (first !== undefined && done.length > 0) tell(first.worker, { done }, done);
    },
    close: async () => void (await Promise.all(workers.map(({ worker }) => worker.terminate()))),
  };
}

/** Undefined where the system has no thread to give. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(workerPath, { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_INIT_FAILED") return undefined;
    throw error;
  }
}
