import { Worker } from "node:worker_threads";

/** In milliseconds. Whoever has asked a run to end waits so long at most, which is less than containers and CI allow. */
const patience = 3000;

/** Kept alive by the pulse of the thread that may stand still; plain text, so that it needs no file of its own in what is built. */
const watch = `
const { workerData: { pulse, signal, patience } } = require("node:worker_threads");
let heard;
do heard = Atomics.load(pulse, 0);
while (Atomics.wait(pulse, 0, heard, patience) !== "timed-out");
process.kill(process.pid, signal);
`;

/**
 * For a process that has heard a signal and is about to end in order: what it comes to next may be code of somebody else's that
 * never ends, such as a module that is loaded. Where this thread stands still for too long, the signal comes once more, and then
 * nobody listens.
 */
export function endStandstill(signal: NodeJS.Signals): void {
  const pulse = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => {
    Atomics.add(pulse, 0, 1);
    Atomics.notify(pulse, 0);
  }, patience / 10).unref();
  const watcher = new Worker(watch, { eval: true, workerData: { pulse, signal, patience } });
  // Without the memory for it, the process ends when it ends.
  watcher.on("error", () => {});
  watcher.unref();
}
