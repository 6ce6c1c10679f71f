/** What a file with nothing else declares no schema of its own. */
export const aboutFile: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "id", "$comment", "title", "description", "definitions", "$defs", "$vocabulary"],
]);
