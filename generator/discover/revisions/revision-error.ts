import { ProcessingError } from "../../diagnostics/processing-error.ts";

/** Why a revision can't be read, in words for the person who named it. */
export class RevisionError extends Error {
  /** A way out, as a sentence without a stop; absent where there is none but another revision. */
  readonly help?: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** The reason for which a revision can't be read, in whatever stage that was found; undefined for any other error. */
export function findRevisionError(error: unknown): RevisionError | undefined {
  const cause = error instanceof ProcessingError ? error.cause : error;
  return cause instanceof RevisionError ? cause : undefined;
}

/** What is in a repository, and isn't what Git would have written. */
export function damaged(what: string): RevisionError {
  return new RevisionError(`${what} is damaged`, "run `git fsck` in the repository");
}
