import type { Report } from "../diagnostics/report.ts";
import { StoppedCall } from "./stopped-call.ts";

/** What work that calls a plug-in comes to, or, where the call was stopped, which is reported, what stands for it. */
export function unlessStopped<Value>(work: () => Value, otherwise: Value, report: Report): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StoppedCall)) throw error;
    report.add(error.problem, error.span);
    return otherwise;
  }
}
