/** A file of the input that the output has a copy of can't be read any more. */
export class SourceGoneError extends Error {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`what ${path} is a copy of can't be read: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
