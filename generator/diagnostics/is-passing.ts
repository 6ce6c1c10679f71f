import { pluginCodes } from "./codes/plugin.ts";
import { writeCodes } from "./codes/write.ts";
import type { Diagnostic } from "./diagnostic.ts";

const passing: ReadonlySet<string> = new Set([pluginCodes.stopped.code, writeCodes.leftBehind.code]);

/** Whether the next run may not find it, though its input is the same. */
export function isPassing({ code }: Diagnostic): boolean {
  return passing.has(code);
}
