/** By what a file says something of itself in words; where a schema stands there, it is one that the file defines. */
export const textsAboutFile: ReadonlySet<string> = new Set(["id", "title", "description"]);
