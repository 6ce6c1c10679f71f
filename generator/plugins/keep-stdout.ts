import { Console } from "node:console";

/**
 * From here on `console` prints to stderr, in this thread: stdout is for results, which programs read, and what code of the user's own
 * notes on its way would make no JSON and no MCP of them.
 */
export function keepStdout(): void {
  globalThis.console = new Console(process.stderr);
}
