/** A file of the previous output is no longer what it was when this run began. */
export class OutputChangedError extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} was changed during the run`);
    this.path = path;
  }
}
