import { describeFailure } from "../discover/files/read-bytes.ts";

/** Why a file that is no part of the site can't be written. */
export function describeUnwritten(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") return "its folder is not there";
  return code === "ENOSPC" || code === "EDQUOT" ? "no space is left" : describeFailure(error);
}
