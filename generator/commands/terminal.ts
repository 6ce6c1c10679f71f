import { isatty } from "node:tty";
import type { Colors } from "picocolors/types.js";
import picocolors from "picocolors";

/** Where a command's output goes. Results go to stdout, everything said about the run to stderr. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** For what is written to stderr. */
  readonly colors: Colors;
  /** For what is written to stdout. */
  readonly outColors: Colors;
  /** How many columns stdout has; absent where nobody watches it. */
  readonly columns?: number | undefined;
  /** Whether someone watches stderr, so that a line may be redrawn. */
  readonly isInteractive: boolean;
}

/** The streams of this process, in colours where the environment wants them. */
export function createTerminal(out = (text: string): void => void process.stdout.write(text)): Terminal {
  // `process.stderr.isTTY` is no answer where there is none, and then colours would go by the environment.
  const isWatched = (fd: number): boolean => isatty(fd) && process.env["TERM"] !== "dumb";
  const isInteractive = isWatched(process.stderr.fd);
  const isOutWatched = isWatched(process.stdout.fd);
  return {
    out,
    error: (text) => void process.stderr.write(text),
    colors: picocolors.createColors(wantsColors(process.env, isInteractive)),
    outColors: picocolors.createColors(wantsColors(process.env, isOutWatched)),
    // Some that are watched have no width to tell.
    columns: isOutWatched ? process.stdout.columns || undefined : undefined,
    isInteractive,
  };
}

/** FORCE_COLOR decides where it is set, then NO_COLOR, then whether a person is watching. */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, isInteractive: boolean): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (env["NO_COLOR"]) return false;
  return isInteractive;
}
