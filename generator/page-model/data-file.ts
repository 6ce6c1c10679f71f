/*
 * The form of files that scripts of pages load: a value as JSON, handed over by a call. As a script it can
 * also be had from a disk, where browsers let a page load scripts and fetch nothing. `site/client/hand-over.ts`
 * has the function that is called.
 */

const start = "aspectdoc(";
const end = ")";

/** The text of a data file. */
export function printDataFile(value: unknown): string {
  return start + JSON.stringify(value) + end;
}

/** The value of a data file. Throws for a text that is none, such as a page that a host gives for it. */
export function readDataFile(text: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) throw new Error("not a data file");
  return JSON.parse(text.slice(start.length, -end.length));
}
