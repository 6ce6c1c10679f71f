import { accessSync, constants } from "node:fs";
import { writeCodes } from "../diagnostics/codes/write.ts";
import { OutputChangedError } from "./output-changed-error.ts";
import { SourceGoneError } from "./source-gone-error.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import { isInUse } from "./rename-patiently.ts";

/** The problem behind an error of the file system. Any other error is ours to answer for and is thrown on. */
export function describeWriteError(error: unknown, folder: string, system: string = process.platform): Problem {
  if (error instanceof SourceGoneError) return writeCodes.sourceGone({ path: error.path, reason: error.reason });
  if (error instanceof OutputChangedError) return writeCodes.changedMeanwhile({ folder, path: error.path });
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string" || !("syscall" in error))
    throw error;
  if (isInUse(error, system)) return writeCodes.inUse({ folder });
  switch (error.code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return writeCodes.notPermitted({ path: folder, isParentAlone: mayWriteInto(folder) });
    case "ENOSPC":
    case "EDQUOT":
      return writeCodes.noSpace({ path: folder });
    case "EBUSY":
    case "EXDEV":
      return writeCodes.mountPoint({ folder });
    default:
      return writeCodes.failed({ path: folder, reason: withoutPaths(error.message) });
  }
}

/** Whether the folder itself could be written into, as a volume of a container can whose parent is the system's. */
function mayWriteInto(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** `EIO: i/o error, rename 'a' -> 'b'` without the call and its paths, which name our staging folder. */
function withoutPaths(message: string): string {
  return message.replace(/, \w+ '.*$/s, "");
}
