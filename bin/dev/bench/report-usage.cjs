// Loaded before the tool by the benchmark: writes what the process has used, all of its threads together, when it ends.
const { writeFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const file = process.env.ASPECTDOC_BENCH_USAGE;
if (isMainThread && file !== undefined) {
  process.on("exit", () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
