import { giveWay } from "./hear-signals.ts";
import { letInterrupt } from "./let-interrupt.ts";

/**
 * Does work of somebody else's, for which this thread stands still, so that either signal ends the run meanwhile: Ctrl-C in
 * order, SIGTERM at once. It is for the time in which nothing is written yet that would be left half done.
 */
export function letSignalsEndWork<Value>(work: () => Value): Value {
  const hearAgain = giveWay(["SIGTERM"]);
  try {
    return letInterrupt(work);
  } finally {
    hearAgain();
  }
}
