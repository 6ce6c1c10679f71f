import { accessSync, constants } from "node:fs";
import { ProcessingError } from "../diagnostics/processing-error.ts";

/** What the surroundings of a run deny it, whatever it works on, and the way out; undefined for any other error. */
export function describeSystemFailure(error: unknown): string | undefined {
  const cause = error instanceof ProcessingError ? error.cause : error;
  if (!(cause instanceof Error) || !("code" in cause)) return undefined;
  if ("syscall" in cause && cause.syscall === "uv_cwd") {
    return "the current folder is no longer there; change to one that is: it may have been made anew";
  }
  if (cause.code === "EMFILE" || cause.code === "ENFILE") {
    return "the system lets no more files be opened; raise the limit, for example with `ulimit -n 1024`";
  }
  if (cause.code === "ENAMETOOLONG") {
    return "the system takes no path that is as long as one that was given; give a shorter one";
  }
  if ((cause.code === "EACCES" || cause.code === "EPERM") && isClosed(process.cwd())) {
    return "whoever runs this may not look into the current folder; change to another one, or see to its permissions and those of the folders above it";
  }
  return undefined;
}

/** As that of another user is, in which `sudo -u` starts a command. */
function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return false;
  } catch {
    return true;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EDQUOT: "the quota is used up",
  EFBIG: "the file would be too large",
  EIO: "the device fails",
  ENOSPC: "no space is left",
};

/** Why what a command prints can't get to where it was sent. */
export function describeLostOutput({ code = "unknown reason" }: NodeJS.ErrnoException): string {
  return `what this prints can't be written: ${reasons[code] ?? code}`;
}
