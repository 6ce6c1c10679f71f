/**
 * What a plug-in of MkDocs makes of the docs of code: `::: acme.core.Tree`, and options that are set in below it. Those for commands
 * have the plug-in's name there and the program's among the options.
 */
export interface CodeReference {
  readonly name: string;
  /** `#### ` where it stands as a heading of the page, else nothing. */
  readonly heading: string;
  /** Offset of the end of its last line. */
  readonly end: number;
  readonly lines: number;
}

const reference =
  /(#{1,6}[ \t]+)?:::[ \t](?:([A-Za-z_]\w{0,100}(?:\.[A-Za-z_]\w{0,100}){0,20})|mkdocs-(?:click|typer2?))[ \t]*\r?(?:\n|$)/y;
const option = /(?:[ \t]*\r?\n)*(?: {4}|\t)[ \t]*[^\s][^\n]*(?:\n|$)/y;
/** What nobody writes in a note. */
const firstOption = /^\s*(?:options|handler|rendering|selection|inventory):[ \t]*\S*\s*$/m;

/** The reference to code that begins at an offset, which is the start of a line. Names of one word are those of notes, unless options follow. */
export function readCodeReference(text: string, start: number): CodeReference | undefined {
  reference.lastIndex = start;
  const [whole, heading = "", code] = reference.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const first = start + whole.length;
  let next = first;
  for (option.lastIndex = next; next < text.length && option.test(text);) next = option.lastIndex;
  const options = text.slice(first, next);
  if (code !== undefined && !code.includes(".") && !firstOption.test(options.split("\n", 3).join("\n")))
    return undefined;
  const name = code ?? nameProgram(options);
  if (name === undefined) return undefined;
  const end = text[next - 1] === "\n" ? next - 1 : next;
  return { name, heading, end, lines: text.slice(start, end).split("\n").length };
}

/** What a command is called, or else where its code is. */
function nameProgram(options: string): string | undefined {
  const values = ["prog_name", "command", "module"].map(
    (key) => new RegExp(`^[ \\t]*:${key}:[ \\t]*(\\S.*)$`, "m").exec(options)?.[1],
  );
  const found = values.find((value) => value !== undefined)?.trim();
  return found?.replaceAll("`", "").slice(0, 100);
}
