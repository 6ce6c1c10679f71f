/** What a name counts for, by how it has what was asked. */
export const nameScores = {
  /** Capitals are typed by those who mean them. */
  asWritten: 30,
  /** The very name, with its one capital. */
  asWrittenWord: 45,
  /** The very name, humps and all. */
  asWrittenWhole: 90,
  whole: 1000,
  /** What the words of a name begin with: `DPI`. */
  initials: 965,
  /** The very part of the very thing, with their dot. */
  pathWritten: 1090,
  path: 950,
  /** The same thing in another number, `datasets` or `policy`, and the last part of a page's address. */
  number: 920,
  /** At most for a part that was asked for in words with spaces: less than a page in another number. */
  partInWords: 900,
  /** At most for an argument or parameter that was asked for in words with spaces: less than a heading. */
  givenInWords: 780,
  pathStart: 680,
  start: 700,
  end: 690,
  /** What begins with the words and goes on with others: a config of an emitter is no emitter. */
  compound: 655,
  words: 520,
  qualified: 480,
  inside: 350,
  near: 400,
  /** What is short for a name, as `updDataset` is, by how much of it. */
  abbreviated: 460,
  nearWords: 200,
  /** At most for a part in capitals that was asked for in small letters, which are as likely a common word; and the reverse. */
  common: 640,
  /** At most for a heading of several words: a page that is about them is meant before one that says so somewhere. */
  heading: 800,
} as const;

/** What is added at most for a name that the query covers. */
export const coverage = 150;
