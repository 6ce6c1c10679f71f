import { Console } from "node:console";

/**
 * From here on `console` and `process.stdout.write` print to stderr, in this thread: stdout is for results, which programs read, and what
 * code of the user's own notes on its way would make no JSON and no MCP of them. Gives what still writes to stdout.
 */
export function keepStdout(): (text: string) => void {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  globalThis.console = new Console(stderr);
  stdout.write = stderr.write.bind(stderr);
  return (text) => void write(text);
}
