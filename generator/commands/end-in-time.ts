import type { Terminal } from "./terminal.ts";

/** So long, in milliseconds, what is left open may take to close by itself. */
const patience = 3_000;

/** What readers call what Node's `process.getActiveResourcesInfo` has its own names for. */
const names: Readonly<Record<string, string>> = {
  Timeout: "a timer",
  Immediate: "a timer",
  TCPSocketWrap: "a connection",
  TCPServerWrap: "a server",
  UDPWrap: "a socket",
  FSEventWrap: "a watched file",
  StatWatcher: "a watched file",
  ProcessWrap: "a program that was started",
};

/**
 * Ends the process although code of the user's own, a config module, a plug-in or a part, has left something open that would
 * keep it for ever, and says what. Nothing is lost, as that begins once all that was printed has been read; and nothing takes
 * longer where nothing is left, as the process has ended by itself before.
 */
export function endInTime(terminal: Terminal, streams = [process.stdout, process.stderr]): void {
  const full = streams.find(({ writableLength, destroyed }) => writableLength > 0 && !destroyed);
  if (full !== undefined) {
    full.write("", () => endInTime(terminal, streams.slice(streams.indexOf(full) + 1)));
    return;
  }
  setTimeout(() => {
    const open = new Set(process.getActiveResourcesInfo().flatMap((name) => names[name] ?? []));
    // A busy machine may take that long to end a thread, of which there is nothing to say.
    if (open.size > 0) {
      terminal.error(
        `aspectdoc is done, and ends although ${[...open].join(" and ")} is open, left by a config module, a plug-in or a part.\n` +
          "Close it there, or call its `unref`, so that it keeps nobody.\n",
      );
    }
    process.exit();
  }, patience).unref();
}
