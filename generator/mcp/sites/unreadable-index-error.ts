/** The search index of a site can't be used, for the reason that is given. */
export class UnreadableIndexError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`the search index of the site can't be read, ${reason}; generate writes it anew`);
    this.reason = reason;
  }
}
