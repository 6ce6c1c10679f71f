/** A system error in words without the path, which is said elsewhere and must not vary with the machine. */
export function describeFailure(error: unknown): string {
  const code = codeOf(error);
  return failureWords.get(code) ?? (code || "unknown reason");
}

/** Why a file that is no part of the site can't be written. */
export function describeUnwritten(error: unknown): string {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR") return "its folder is not there";
  return code === "ENOSPC" || code === "EDQUOT" ? "no space is left" : describeFailure(error);
}

/** Why a file or folder that the configuration names can't be read. */
export function describeUnreadable(error: unknown): string {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR" ? "it is not there" : describeFailure(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const failureWords: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["ENOENT", "it is no longer there"],
  ["EISDIR", "it is a folder"],
  ["EEXIST", "a file is in its place"],
  ["EROFS", "the file system is read-only"],
  ["ENXIO", "it is a socket or a device"],
  ["ELOOP", "its links form a loop"],
  ["EMFILE", "too many files are open"],
  ["EIO", "the disk failed"],
]);
