/**
 * A Mermaid text in the form in which the library that draws it reads it rightly. Settings before a diagram and a semicolon behind its
 * first line go, each statement has a line, and arrows get room before them: without it, the library has `A-->B` for a node called `A--`.
 * Words in an arrow, `--words-->`, go behind it, `-->|words|`, since the library wants blanks around them.
 * Front matter with a title stays, since nobody would see the title; whoever shows the title takes it out before.
 */
export function plainMermaid(source: string): string {
  const plain = source
    .replace(/^\s*---[^\S\n]*\n(?:(?!title:|---)[^\n]*\n)*---[^\S\n]*\n/, "")
    .replaceAll(/^[^\S\n]*%%\{[^\n]*\}%%[^\S\n]*(?:\n|$)/gm, "")
    .replace(/^(\s*(?:graph|flowchart)[^\S\n]+[A-Z]{2})[^\S\n]*;[^\S\n]*\n?/, "$1\n");
  if (!/^\s*(?:graph|flowchart|stateDiagram)/.test(plain)) return plain;
  return (/^\s*state/.test(plain) ? plain : plain.replaceAll(labelOrWords, moveWords)).replaceAll(
    labelOrArrow,
    makeRoom,
  );
}

const label = String.raw`"[^"\n]*"|\[[^\]\n]*\]|\([^)\n]*\)|\{[^}\n]*\}|\|[^|\n]*\|`;
const words = String.raw`([^\S\n]{0,4}"[^"\n]{0,200}"[^\S\n]{0,4}|(?:[^-=.\n|"[\](){};<>]|[-=.](?![-=.])){1,200}?)`;
/** Each kind of line: how it begins, what it says, how it ends. Ends that are crosses or circles are not drawn. */
const lines = [
  String.raw`--(?![->ox.])${words}(--+>|---+(?![-xo]))`,
  String.raw`==(?![=>])${words}(==+>|===+(?![=xo]))`,
  String.raw`-\.(?![-.])${words}(\.+->|\.+-(?![xo]))`,
];
/** Labels and comments are passed over; a line with words begins behind the name or the label of what it leads from. */
const labelOrWords = new RegExp(`${label}|%%[^\n]*|(?<=[\\w\\])}"|][^\\S\n]{0,4})(<?)(?:${lines.join("|")})`, "g");

function moveWords(found: string, start: string | undefined, ...groups: readonly (string | undefined)[]): string {
  if (start === undefined) return found;
  const [said = "", end = ""] = groups.slice(0, 2 * lines.length).filter((group) => group !== undefined);
  // The beginning of a dotted arrow is a hyphen, that of others their end's own sign.
  return ` ${start}${end.startsWith(".") ? `-${end}` : end}|${said.trim()}| `;
}

/** What labels say is passed over; before an arrow that follows a name at once is nothing. */
const labelOrArrow =
  /;|"[^"\n]*"|\[[^\]\n]*\]|\([^)\n]*\)|\{[^}\n]*\}|\|[^|\n]*\||(?<=[\w\])}"|])(?=<?--|-\.|<?==|~~~)/g;

function makeRoom(found: string): string {
  return found === "" ? " " : found === ";" ? "\n" : found;
}
