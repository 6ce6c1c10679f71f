import picocolors from "picocolors";
import type { Terminal } from "../commands/terminal.ts";

export interface CapturedTerminal extends Terminal {
  /** What was written to stdout and to stderr so far. */
  readonly written: { out: string; error: string };
}

/** A terminal without colours that keeps what is written to it. */
export function captureTerminal(): CapturedTerminal {
  const written = { out: "", error: "" };
  return {
    written,
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
    colors: picocolors.createColors(false),
    outColors: picocolors.createColors(false),
    isInteractive: false,
  };
}
