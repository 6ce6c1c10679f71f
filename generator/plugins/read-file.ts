import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import type { Report } from "../diagnostics/report.ts";
import { callPlugin, type PluginCall } from "./call-plugin.ts";
import { letSignalsEndWork } from "./signals/let-signals-end-work.ts";
import { startOfFile } from "../places/start-of-file.ts";
import type { PluginDocument, PluginFile, PluginReader } from "./plugin.ts";
import { documentShape } from "./plugin-shapes.ts";
import { StoppedCall } from "./stopped-call.ts";
import type { PluginThread } from "./thread/open-plugin-thread.ts";
import type { ThreadLimits } from "./thread/thread-message.ts";

interface Reading {
  readonly call: Omit<PluginCall, "call" | "about">;
  readonly reader: PluginReader | undefined;
  /** Absent where the plug-in reads in the thread of the run. */
  readonly thread: PluginThread | undefined;
  readonly limits: ThreadLimits;
}

/** What a plug-in reads in a file, in a thread where there is one; undefined when it can't be had, which has been reported. */
export function readFile(
  { call: place, reader, thread, limits }: Reading,
  { path, text }: PluginFile,
  report: Report,
): PluginDocument | undefined {
  const about = startOfFile(path);
  const call = { ...place, call: "reader.read", about };
  const { plugin } = place;
  const answer = thread && letSignalsEndWork(() => thread.read({ path, text }));
  if (answer === undefined) {
    return callPlugin(call, { work: () => reader?.read({ path, text }), shape: documentShape, report });
  }
  if ("ended" in answer)
    throw new StoppedCall(pluginCodes.stopped({ plugin, call: call.call, end: answer.ended, limits }), about);
  if ("unusable" in answer) {
    report.add(pluginCodes.wrongResult({ plugin, call: call.call, problem: answer.unusable }), about);
    return undefined;
  }
  const work = (): unknown => {
    if ("value" in answer) return answer.value;
    throw Object.assign(new Error(answer.message), { stack: answer.stack });
  };
  return callPlugin(call, { work, shape: documentShape, report });
}
