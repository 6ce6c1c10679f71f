import { Worker } from "node:worker_threads";
import type { PluginFile } from "../plugin.ts";
import type { ThreadAnswer, Watch } from "./thread-message.ts";
import { sayThrown } from "../say-thrown.ts";

/**
 * Has a further thread read what comes by the port, and answers for it when it doesn't. Who asks stands still until there is an
 * answer, and so couldn't hear that the thread is gone.
 */
export function keepWatch({ plugin, limits, port, signal }: Watch, entry: URL): void {
  let worker: Worker | undefined;
  /** Runs out while a file is being read. */
  let timer: NodeJS.Timeout | undefined;

  const answer = (found: ThreadAnswer): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    port.postMessage(found);
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  const start = (): Worker => {
    const started = new Worker(entry, {
      workerData: { plugin },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    /** What a thread does after it was given up is nobody's answer. */
    const end = (found: ThreadAnswer): void => {
      if (worker !== started) return;
      worker = undefined;
      answer(found);
    };
    started.on("message", (found: ThreadAnswer) => worker === started && answer(found));
    started.on("error", (error: unknown) => end(isOutOfMemory(error) ? { ended: "memory" } : describe(error)));
    started.on("exit", () => end({ ended: "exit" }));
    return started;
  };
  port.on("message", (file: PluginFile) => {
    worker ??= start();
    const reading = worker;
    timer = setTimeout(() => {
      worker = undefined;
      void reading.terminate();
      answer({ ended: "time" });
    }, limits.time);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread is no window.
    reading.postMessage(file);
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function describe(error: unknown): ThreadAnswer {
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: sayThrown(error), stack: undefined };
}
