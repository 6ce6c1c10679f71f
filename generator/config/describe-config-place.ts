import { relative } from "node:path";
import type { ReadConfig } from "./read-config.ts";

/** Says which config file counts where that lies above the current folder, and so might be none that is thought of. */
export function describeConfigPlace(read: ReadConfig | undefined, cwd: string): string | undefined {
  if (read?.file === undefined || read.isAbove !== true) return undefined;
  return `settings from ${relative(cwd, read.file).replaceAll("\\", "/")}`;
}
