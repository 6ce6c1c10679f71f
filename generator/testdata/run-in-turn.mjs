/*
 * A program for tests: runs the built tool on one folder after the other in this one process, and tells of each, as a line of
 * JSON in a file, how it ended. To start a process and load the tool takes longer than most runs that are tested so.
 */
import { appendFileSync } from "node:fs";

const [record, ...folders] = process.argv.slice(2);
const main = new URL("../../dist/cli/main.js", import.meta.url);
const started = process.argv.slice(0, 2);
// Each run listens to what befalls the process.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);

const { setTimeout } = globalThis;
let timers = [];
globalThis.setTimeout = Object.assign((...args) => {
  const timer = setTimeout(...args);
  timers.push(timer);
  return timer;
}, setTimeout);

for (const [index, folder] of folders.entries()) {
  let text = "";
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = (chunk) => {
      text += String(chunk);
      return true;
    };
  }
  process.chdir(folder);
  process.argv = [...started, "generate", "--input", "model", "--no-cache"];
  process.exitCode = undefined;
  const before = process.cpuUsage();
  // The tool runs as it is loaded, and for another name it is loaded anew; what it loads itself is there.
  await import(`${main.href}?${index}`);
  // As it would be with the process: what ends one that is kept open must not end the runs behind it.
  timers.forEach(clearTimeout);
  timers = [];
  const { user, system } = process.cpuUsage(before);
  appendFileSync(record, `${JSON.stringify({ code: process.exitCode, text, seconds: (user + system) / 1e6 })}\n`);
}
process.exitCode = 0;
