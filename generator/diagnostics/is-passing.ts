import { pluginCodes } from "./codes/plugin.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Whether the next run may not find it, though its input is the same. */
export function isPassing({ code }: Diagnostic): boolean {
  return code === pluginCodes.stopped.code;
}
