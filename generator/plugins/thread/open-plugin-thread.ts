import { join } from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { packageFolder } from "../../package-folder.ts";
import type { PluginFile } from "../plugin.ts";
import type { ThreadAnswer, ThreadLimits, ThreadPlugin, Watch } from "./thread-message.ts";

/** A plug-in's reader in a thread of its own, which is there from the first file until it is closed. */
export interface PluginThread {
  /** Stands still until the file has been read, or has taken more than it may. */
  read(file: PluginFile): ThreadAnswer;
  close(): void;
}

/** The thread as `npm run build` makes it. */
const threadPath = join(packageFolder, "dist/cli/plugin-thread.js");

/** Undefined for options that can't be handed over, and for code that runs from its sources. */
export function openPluginThread(plugin: ThreadPlugin, limits: ThreadLimits): PluginThread | undefined {
  if (!import.meta.url.endsWith(".js") || !isPlainData(plugin.options)) return undefined;
  let open: ReturnType<typeof start> | undefined;
  const close = (): void => {
    // That it ends is nothing to wait for.
    void open?.worker.terminate();
    open = undefined;
  };
  return {
    read(file) {
      open ??= start(plugin, limits);
      const { port, signal } = open;
      port.postMessage(file);
      Atomics.wait(signal, 0, 0, 2 * limits.time + graceTime);
      const answer: { readonly message: ThreadAnswer } | undefined = receiveMessageOnPort(port);
      Atomics.store(signal, 0, 0);
      if (answer !== undefined) return answer.message;
      close();
      return { ended: "time" };
    },
    close,
  };
}

/** In milliseconds, what the thread that keeps watch is given beyond the time that it grants. */
const graceTime = 10_000;

function isPlainData(options: ThreadPlugin["options"]): boolean {
  try {
    structuredClone(options);
    return true;
  } catch {
    return false;
  }
}

function start(plugin: ThreadPlugin, limits: ThreadLimits) {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const watch: Watch = { plugin, limits, port: port2, signal };
  const worker = new Worker(threadPath, { workerData: { watch }, transferList: [port2] });
  // A run that is done ends, whatever its threads do.
  worker.unref();
  port1.unref();
  return { worker, port: port1, signal };
}
