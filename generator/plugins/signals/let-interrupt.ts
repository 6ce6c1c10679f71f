import { Script } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { InterruptedError } from "../../diagnostics/interrupted-error.ts";

const workKey = Symbol.for("aspectdoc.work");

/** Node's own way to hear the signal in another thread is for what it runs as a script. */
const script = new Script('globalThis[Symbol.for("aspectdoc.work")]()');

const overdue = "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Does work that somebody else has written, which may never end: as long as it goes on, nobody here hears of signals, so that
 * Ctrl-C ends the work itself. Throws an `InterruptedError` then, and hands the signal on to those who listen. With a limit, in
 * milliseconds, work that takes longer is ended as well, and an `Error` says so.
 */
export function letInterrupt<Value>(work: () => Value, timeLimit?: number): Value {
  if (!isMainThread && timeLimit === undefined) return work();
  Object.defineProperty(globalThis, workKey, { value: work, configurable: true });
  try {
    const limit = timeLimit === undefined ? {} : { timeout: timeLimit };
    return script.runInThisContext({ breakOnSigint: isMainThread, ...limit }) as Value;
  } catch (error) {
    if (hasCode(error, overdue))
      throw new Error(`it goes on after ${(timeLimit ?? 0) / 1000} seconds`, { cause: error });
    if (!hasCode(error, "ERR_SCRIPT_EXECUTION_INTERRUPTED")) throw error;
    process.kill(process.pid, "SIGINT");
    throw new InterruptedError("interrupted");
  } finally {
    Reflect.deleteProperty(globalThis, workKey);
  }
}

/** Whether work was ended because it had taken longer than its limit. */
export function isOverdue(error: unknown): boolean {
  return error instanceof Error && hasCode(error.cause, overdue);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
