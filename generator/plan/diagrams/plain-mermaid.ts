/**
 * A Mermaid text in the form in which the library that draws it reads it rightly. Settings before a diagram and a semicolon behind its
 * first line go, each statement has a line, and arrows get room before them: without it, the library has `A-->B` for a node called `A--`.
 * Front matter with a title stays, since nobody would see the title.
 */
export function plainMermaid(source: string): string {
  const plain = source
    .replace(/^\s*---[^\S\n]*\n(?:(?!title:|---)[^\n]*\n)*---[^\S\n]*\n/, "")
    .replaceAll(/^[^\S\n]*%%\{[^\n]*\}%%[^\S\n]*(?:\n|$)/gm, "")
    .replace(/^(\s*(?:graph|flowchart)[^\S\n]+[A-Z]{2})[^\S\n]*;[^\S\n]*\n?/, "$1\n");
  return /^\s*(?:graph|flowchart|stateDiagram)/.test(plain) ? plain.replaceAll(labelOrArrow, makeRoom) : plain;
}

/** What labels say is passed over; before an arrow that follows a name at once is nothing. */
const labelOrArrow =
  /;|"[^"\n]*"|\[[^\]\n]*\]|\([^)\n]*\)|\{[^}\n]*\}|\|[^|\n]*\||(?<=[\w\])}"|])(?=<?--|-\.|<?==|~~~)/g;

function makeRoom(found: string): string {
  return found === "" ? " " : found === ";" ? "\n" : found;
}
