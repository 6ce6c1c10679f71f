import type { PluginOptions } from "./plugin.ts";

/** A plug-in as the configuration names it. */
export interface PluginEntry {
  /** A path, the name of a package, or that of one that comes with the tool. */
  readonly plugin: string;
  readonly options?: PluginOptions | undefined;
  /** In seconds, what each of its calls may take. */
  readonly timeLimit?: number | undefined;
  /** The folder from which paths and packages are looked for. */
  readonly from?: string | undefined;
}
