import type { MessagePort } from "node:worker_threads";
import { findPromise } from "../find-promise.ts";
import { findDefault } from "../modules/find-default.ts";
import type { Plugin, PluginExport, PluginFile, PluginReader } from "../plugin.ts";
import type { ThreadAnswer, ThreadPlugin } from "./thread-message.ts";
import { sayThrown } from "../say-thrown.ts";

/**
 * Reads with a plug-in what comes by the port. Nothing of the plug-in but its reader is called here, and what that gives has
 * to be plain data, since it goes to another thread.
 */
export function readInThread(plugin: ThreadPlugin, port: MessagePort): void {
  const loading = loadReader(plugin);
  // That it can't be loaded is said to the file.
  loading.catch(() => undefined);
  // A reader gives what it has to give at once; what fails after that has no part in any answer, and the thread goes on.
  process.on("uncaughtException", () => undefined);
  port.on("message", (file: PluginFile) => {
    loading.then(
      (reader) => answer(port, read(reader, file)),
      (error: unknown) => answer(port, describe(error)),
    );
  });
}

async function loadReader({ href, options }: ThreadPlugin): Promise<PluginReader> {
  const exported = findDefault(await import(/* @vite-ignore */ href)) as PluginExport;
  const { reader } = typeof exported === "function" ? exported(options) : (exported satisfies Plugin);
  if (reader === undefined) throw new Error("it has no reader in a thread");
  return reader;
}

function read(reader: PluginReader, file: PluginFile): ThreadAnswer {
  try {
    return { value: reader.read(file) };
  } catch (error) {
    return describe(error);
  }
}

function answer(port: MessagePort, found: ThreadAnswer): void {
  try {
    port.postMessage(found);
  } catch (error) {
    const promised = "value" in found ? findPromise(found.value) : undefined;
    const unusable = promised ?? `it isn't plain data: ${describe(error).message.replace(/\.$/, "")}`;
    port.postMessage({ unusable } satisfies ThreadAnswer);
  }
}

function describe(error: unknown): { readonly message: string; readonly stack: string | undefined } {
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: sayThrown(error), stack: undefined };
}
