import { execFileSync } from "node:child_process";

/** Makes a pipe that nobody writes to: whoever opens it waits, unless it is told not to. Windows has none in its folders. */
export function makePipe(path: string): void {
  if (process.platform !== "win32") execFileSync("/usr/bin/env", ["mkfifo", path]);
}
