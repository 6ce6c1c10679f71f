import { isMainThread, Worker } from "node:worker_threads";

/** In milliseconds. A thread that has been idle, or was stopped with its process, hears in this time that its limit is over. */
const patience = 1000;

/**
 * Ends what the main thread is at as a debugger would, once it hasn't said in time that it is done; plain text, so that it needs
 * no file of its own in what is built.
 */
const watch = `
const { workerData: { isDone, timeLimit, patience } } = require("node:worker_threads");
const isOver = (time) => Atomics.wait(isDone, 0, 0, time) === "timed-out";
if (isOver(timeLimit) && isOver(patience)) {
  const { Session } = require("node:inspector");
  const session = new Session();
  session.connectToMainThread();
  session.post("Runtime.terminateExecution");
  Atomics.wait(isDone, 0, 0);
}
`;

/**
 * Watches over the main thread until what this gives is called. If it stands still beyond the limit, in milliseconds, because
 * code of somebody else's doesn't give its turn back, that is ended; promises that wait for it are never kept, so whoever calls
 * this has to hold a timer against them.
 */
export function endLoop(timeLimit: number): () => void {
  if (!isMainThread) return () => {};
  const isDone = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watcher = new Worker(watch, { eval: true, workerData: { isDone, timeLimit, patience } });
  // A Node that was built without its inspector, or a thread that there is no memory for: the loop goes on until a signal.
  watcher.on("error", () => {});
  watcher.unref();
  return () => {
    Atomics.store(isDone, 0, 1);
    Atomics.notify(isDone, 0);
  };
}
