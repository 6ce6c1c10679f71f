/** What a plug-in of MkDocs makes of the docs of code: `::: acme.core.Tree`, and options that are set in below it. */
export interface CodeReference {
  readonly name: string;
  /** Offset of the end of its last line. */
  readonly end: number;
  readonly lines: number;
}

const reference = /:::[ \t]([A-Za-z_]\w{0,100}(?:\.[A-Za-z_]\w{0,100}){1,20})[ \t]*\r?(?:\n|$)/y;
const option = /(?:[ \t]*\r?\n)*(?: {4}|\t)[ \t]*[^\s][^\n]*(?:\n|$)/y;

/** The reference to code that begins at an offset, which is the start of a line. Names of one word are those of notes. */
export function readCodeReference(text: string, start: number): CodeReference | undefined {
  reference.lastIndex = start;
  const [whole, name] = reference.exec(text) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  let next = start + whole.length;
  for (option.lastIndex = next; next < text.length && option.test(text);) next = option.lastIndex;
  const end = text[next - 1] === "\n" ? next - 1 : next;
  return { name, end, lines: text.slice(start, end).split("\n").length };
}
