import { describeFailure } from "../discover/files/read-bytes.ts";

/** Why a file or folder that the configuration names can't be read. */
export function describeUnreadable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" ? "it is not there" : describeFailure(error);
}
