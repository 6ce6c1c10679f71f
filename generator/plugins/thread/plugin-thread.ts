/*
 * The threads of a plug-in: one that keeps watch, and the one that it starts to read in, both of this file as it is built.
 */
import { parentPort, workerData } from "node:worker_threads";
import { keepStdout } from "../keep-stdout.ts";
import { keepWatch } from "./keep-watch.ts";
import { readInThread } from "./read-in-thread.ts";
import type { ThreadPlugin, Watch } from "./thread-message.ts";

const { watch, plugin } = workerData as { readonly watch?: Watch; readonly plugin?: ThreadPlugin };

if (watch !== undefined) keepWatch(watch, new URL(import.meta.url));
else if (plugin !== undefined && parentPort !== null) {
  keepStdout();
  readInThread(plugin, parentPort);
}
