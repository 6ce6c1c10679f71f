import { Script } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";

const workKey = Symbol.for("aspectdoc.work");

/** Node's own way to hear the signal in another thread is for what it runs as a script. */
const script = new Script('globalThis[Symbol.for("aspectdoc.work")]()');

/**
 * Does work that somebody else has written, which may never end: as long as it goes on, nobody here hears of signals, so that
 * Ctrl-C ends the work itself. Throws an `InterruptedError` then, and hands the signal on to those who listen.
 */
export function letInterrupt<Value>(work: () => Value): Value {
  if (!isMainThread) return work();
  Object.defineProperty(globalThis, workKey, { value: work, configurable: true });
  try {
    return script.runInThisContext({ breakOnSigint: true }) as Value;
  } catch (error) {
    const isEnded = error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_INTERRUPTED";
    if (!isEnded) throw error;
    process.kill(process.pid, "SIGINT");
    throw new InterruptedError("interrupted");
  } finally {
    Reflect.deleteProperty(globalThis, workKey);
  }
}
