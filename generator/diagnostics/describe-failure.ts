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

/** Why nothing is read at a path where nothing is. */
export const notThere = "it is not there";

/** Why a file or folder that the configuration names can't be read. */
export function describeUnreadable(error: unknown): string {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR" ? notThere : describeFailure(error);
}

/** What helps against a reason that is given here; of one that is none of ours, `otherwise`, which are the permissions. */
export function suggestRemedy(reason: string, otherwise = "check its permissions"): string {
  return remedies.get(reason) ?? otherwise;
}

/** Of a name that is bytes and no text, the sign for what can't be read is all that is left. */
export const misnamed = "its name isn't UTF-8";

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
  ["ENAMETOOLONG", "its name is too long"],
  // The one sign that Node refuses in a path.
  ["ERR_INVALID_ARG_VALUE", "its name has the character U+0000"],
]);

const remedies: ReadonlyMap<string, string> = new Map([
  [misnamed, "give it a name in UTF-8"],
  ["it is no longer there", "run it again when nothing changes the input any more"],
  ["its name is too long", "name what is there; systems allow 255 bytes between two `/`"],
  ["its name has the character U+0000", "take that character out: no file system has it in names"],
  ["its links form a loop", "let the link lead to what is meant"],
  ["too many files are open", "raise the limit (`ulimit -n`)"],
  ["the disk failed", "look after the disk"],
  ["no space is left", "make room on its disk; what was there is as it was"],
  ["it is a pipe or a device", "put a file in its place"],
  ["it is a socket or a device", "put a file in its place"],
]);
