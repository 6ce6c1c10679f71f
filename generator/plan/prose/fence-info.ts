/** What stands behind the backticks that open a fence. */
export interface FenceInfo {
  /** The first word, without the brackets that some authors put around it. */
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** Which lines are marked, as it is written: `1,4-6`. */
  readonly marked?: string | undefined;
  /** Whether the code is the address of other code, as in `js reference`. */
  readonly isReference: boolean;
}

/** More lines than any listing that marks single ones. */
const lastMarkedLine = 10_000;

/** The name of a file behind the language, as Mintlify has it. */
const fileBehind = /^[ \t]+([\w@./-]{1,100}\.[A-Za-z][A-Za-z\d]{0,9})(?=[ \t]|$)/;

/** Reads the language, `title="…"` and marked lines as in `{1,4-6}` and `hl_lines="1 4-6"`. The name of a file counts as a title. */
export function readFenceInfo(info: string): FenceInfo {
  // MkDocs may have the language as a class among attributes.
  const word = /^\s*(?:\{\s*\.(?=[\w+#-]))?([^\s{}]*)/.exec(info)?.[1] ?? "";
  const rest = info.slice(info.indexOf(word) + word.length);
  // A book has what is to be done with code behind a comma, as in `rust,ignore`, and Microsoft Learn behind a hyphen.
  const name = word.replace(/^[(.]+|(?<![),])[),]+$/g, "").replace(/^([\w+#-]+),.*|^(\w+)-interactive$/, "$1$2");
  const title = /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(rest);
  const given = (title?.[1] ?? title?.[2] ?? title?.[3] ?? fileBehind.exec(rest)?.[1] ?? "").trim();
  const isFile = /^[\w.-]+\.[A-Za-z]{1,10}$/.test(name);
  const language = isFile ? name.slice(name.lastIndexOf(".") + 1) : name;
  return {
    language: language === "" ? undefined : language,
    title: given !== "" ? given : isFile ? name : undefined,
    isReference: /(?:^|\s)reference(?:\s|$)/.test(rest),
    marked: /\{([\d,\s-]{1,200})\}/.exec(rest)?.[1] ?? listMarks(rest),
  };
}

/** As MkDocs has them, `hl_lines="1 4-6"`. */
function listMarks(info: string): string | undefined {
  const lines = /\bhl_lines=(?:"([\d,\s-]{1,200})"|'([\d,\s-]{1,200})'|([\d,-]{1,200}))/.exec(info);
  return (lines?.[1] ?? lines?.[2] ?? lines?.[3])?.trim().replaceAll(/[\s,]+/g, ",");
}

/** The lines of the code that are marked, counted from 1. */
export function readMarks(marked: string | undefined, code: string): ReadonlySet<number> {
  const marks = new Set<number>();
  if (marked === undefined) return marks;
  const lines = Math.min(code.split("\n").length, lastMarkedLine);
  for (const range of marked.split(",")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    for (let line = Math.max(first, 1); line <= Math.min(last, lines); line += 1) marks.add(line);
  }
  return marks;
}
