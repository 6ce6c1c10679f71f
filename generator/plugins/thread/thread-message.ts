import type { MessagePort } from "node:worker_threads";
import type { PluginOptions } from "../plugin.ts";

/** Which plug-in a thread reads with. */
export interface ThreadPlugin {
  /** Address of its module. */
  readonly href: string;
  readonly options: PluginOptions;
}

/** What a file may take. */
export interface ThreadLimits {
  /** In milliseconds. */
  readonly time: number;
  /** In megabytes. */
  readonly memory: number;
}

/** What the thread is started with that keeps watch over the one that reads. */
export interface Watch {
  readonly plugin: ThreadPlugin;
  readonly limits: ThreadLimits;
  /** Files come by it, and answers go back. */
  readonly port: MessagePort;
  /** Holds 1 as soon as an answer is there. */
  readonly signal: Int32Array<SharedArrayBuffer>;
}

/** How the reading of a file ended. */
export type ThreadAnswer =
  | { readonly value: unknown }
  /** It threw. */
  | { readonly message: string; readonly stack: string | undefined }
  /** What it gave can't be handed over, and why. */
  | { readonly unusable: string }
  /** It went beyond a limit, or ended its thread. */
  | { readonly ended: "time" | "memory" | "exit" };
