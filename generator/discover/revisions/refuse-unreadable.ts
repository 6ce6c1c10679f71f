import { basename } from "node:path";
import { describeFailure } from "../../diagnostics/describe-failure.ts";
import { RevisionError } from "./revision-error.ts";

/** What reading one of a repository's own files gives. That it can't be read is for the person to know who named the revision. */
export function refuseUnreadable<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new RevisionError(
      `\`${basename(path)}\`, a file of the repository, can't be read: ${describeFailure(error)}`,
      "let it be read, or run `git fsck` in the repository",
    );
  }
}
