import { fromMachines, giveWay } from "./hear-signals.ts";
import { letInterrupt } from "./let-interrupt.ts";

/**
 * Does work of somebody else's, for which this thread stands still, so that any signal ends the run meanwhile: Ctrl-C in
 * order, SIGTERM and SIGHUP at once. It is for the time in which nothing is written yet that would be left half done. With a limit, in
 * milliseconds, work that goes on for longer is ended too, by an `Error` that `isOverdue` knows.
 */
export function letSignalsEndWork<Value>(work: () => Value, timeLimit?: number): Value {
  const hearAgain = giveWay(fromMachines);
  try {
    return letInterrupt(work, timeLimit);
  } finally {
    hearAgain();
  }
}
