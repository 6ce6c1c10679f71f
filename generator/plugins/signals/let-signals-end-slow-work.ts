import { fromMachines, giveWay } from "./hear-signals.ts";
import { isOverdue, letInterrupt } from "./let-interrupt.ts";

/**
 * In milliseconds. Until then the run is well, and a signal may wait for its next chance to end it in order; one that comes in
 * this time is lost where the work never ends, so it is short.
 */
const patience = 250;

/**
 * Does work of somebody else's that takes a moment, or goes on for ever by a mistake, and that may be done again. Ctrl-C ends it;
 * once it has taken too long for a moment, SIGTERM and SIGHUP do so at once, as a run that is killed would end. That is for the time in
 * which files are half done, and who ends otherwise puts them away.
 */
export function letSignalsEndSlowWork<Value>(work: () => Value, timeLimit: number): Value {
  try {
    return letInterrupt(work, Math.min(patience, timeLimit));
  } catch (error) {
    if (!isOverdue(error) || timeLimit <= patience) throw error;
  }
  const hearAgain = giveWay(fromMachines);
  try {
    return letInterrupt(work, timeLimit);
  } finally {
    hearAgain();
  }
}
