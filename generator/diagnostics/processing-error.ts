import { InterruptedError } from "./interrupted-error.ts";

/** A failure that is our own fault, with what was being worked on. Input that is wrong never leads here. */
export class ProcessingError extends Error {
  /** Innermost first: a file or a page, then the stage. */
  readonly subjects: readonly string[];

  constructor(subjects: readonly string[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ProcessingError";
    this.subjects = subjects;
  }
}

/** Does the work and names `subject` in the error if it throws, so that a report of the bug says where it struck. */
export function whileProcessing<Result>(subject: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw addSubject(subject, error);
  }
}

/** The error with one more subject around it; that somebody ended the work is nobody's fault, and stays what it is. */
export function addSubject(subject: string, error: unknown): ProcessingError | InterruptedError {
  if (error instanceof InterruptedError) return error;
  if (error instanceof ProcessingError) return new ProcessingError([...error.subjects, subject], error.cause);
  return new ProcessingError([subject], error);
}
