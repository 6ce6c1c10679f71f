// Loaded into a process that is measured: at each SIGUSR2 it says how much it holds, in bytes, once garbage has gone.
const { writeFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) {
  process.on("SIGUSR2", () => {
    globalThis.gc();
    writeFileSync(process.env.ASPECTDOC_BENCH_HEAP, String(process.memoryUsage().heapUsed));
  });
}
