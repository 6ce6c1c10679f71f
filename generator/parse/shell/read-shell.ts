import type { ShellCommand, ShellWord } from "./shell-document.ts";
import { readRequest } from "./read-request.ts";
import type { WrittenWord } from "./written-word.ts";

/** What ends a command; the reader knows no more of the shell's grammar. */
const separator = /[|&;()\n]/;
const placeholder = /<[^<>\n|&;]*>/y;
/** The prompt of a session, whose other lines are answers. */
const prompt = /^[ \t]*[$%>❯][ \t]+(?=\S)/;

/**
 * The commands of a piece of shell with their words in place, lines and columns from 1. Nothing is run or put in: a word
 * in which the shell would is marked. What nests, in `$( )` or below a here-document, is passed over.
 */
export function readShell(text: string, file: string): readonly ShellCommand[] {
  const reader = new ShellReader(markSession(text), file);
  return reader.readCommands().flatMap((words): ShellCommand[] => {
    const named = words.slice(words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text)));
    const request = named[0]?.text === "curl" ? readRequest(named, file) : undefined;
    const plain = named.map(({ text, isPlain, span }): ShellWord => ({ text, isPlain, span }));
    return plain.length === 0 ? [] : [request === undefined ? { words: plain } : { words: plain, request }];
  });
}

/** A session without its prompts and answers, each letter in its place. */
function markSession(text: string): string {
  const lines = text.split("\n");
  if (!lines.some((line) => prompt.test(line))) return text;
  let goesOn = false;
  const kept = lines.map((line) => {
    const isCommand = goesOn || prompt.test(line);
    goesOn = isCommand && line.endsWith("\\");
    return isCommand ? line.replace(prompt, (mark) => " ".repeat(mark.length)) : "";
  });
  return kept.join("\n");
}

class ShellReader {
  private offset = 0;
  private line = 1;
  private lineStart = 0;
  /** Words that end here-documents which begin on the next line. */
  private pending: string[] = [];

  private readonly text: string;
  private readonly file: string;

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
  }

  readCommands(): readonly (readonly WrittenWord[])[] {
    const commands: WrittenWord[][] = [[]];
    while (this.offset < this.text.length) {
      const character = this.text.charAt(this.offset);
      if (/[^\S\n]/.test(character)) this.offset += 1;
      else if (this.text.startsWith("\\\n", this.offset)) this.takeBreak(2);
      else if (character === "#") this.skipLine();
      else if (separator.test(character)) {
        commands.push([]);
        if (character === "\n") this.endLine();
        else this.offset += 1;
      } else if (!this.skipRedirection()) {
        commands.at(-1)?.push(this.readWord());
      }
    }
    return commands.filter((words) => words.length > 0);
  }

  private endLine(): void {
    this.takeBreak(1);
    for (const end of this.pending.splice(0)) {
      while (this.offset < this.text.length) {
        const from = this.offset;
        this.skipLine();
        const line = this.text.slice(from, this.offset);
        this.takeBreak(1);
        if (line.trim() === end) break;
      }
    }
  }

  private takeBreak(length: number): void {
    this.offset += length;
    this.line += 1;
    this.lineStart = this.offset;
  }

  private skipLine(): void {
    const end = this.text.indexOf("\n", this.offset);
    this.offset = end === -1 ? this.text.length : end;
  }

  /** `> file`, `2>&1`, `<<EOF`; what is between two brackets is a placeholder, and a word. */
  private skipRedirection(): boolean {
    placeholder.lastIndex = this.offset;
    if (placeholder.test(this.text)) return false;
    const mark = /\d?(?:<<-?|[<>]{1,2}&?\d?)[ \t]*/y;
    mark.lastIndex = this.offset;
    const [found] = mark.exec(this.text) ?? [];
    if (found === undefined) return false;
    this.offset += found.length;
    if (/&\d/.test(found) || /[\s]/.test(this.text.charAt(this.offset)) || this.offset >= this.text.length) return true;
    const { text } = this.readWord();
    if (found.includes("<<")) this.pending.push(text);
    return true;
  }

  private readWord(): WrittenWord {
    const { line } = this;
    const start = this.offset;
    const column = start - this.lineStart + 1;
    let text = "";
    let isPlain = true;
    let quoted: WrittenWord["quoted"];
    while (this.offset < this.text.length) {
      const character = this.text.charAt(this.offset);
      placeholder.lastIndex = this.offset;
      const [filled] = placeholder.exec(this.text) ?? [];
      if (filled !== undefined) {
        text += filled;
        isPlain = false;
        this.offset += filled.length;
      } else if (this.text.startsWith("\\\n", this.offset)) this.takeBreak(2);
      else if (/[\s<>]/.test(character) || separator.test(character)) break;
      else if (character === "'" || character === '"') {
        const from = { line: this.line, column: this.offset - this.lineStart + 2 };
        const isFirst = this.offset === start;
        const piece = this.readQuoted(character);
        text += piece.text;
        isPlain &&= piece.isPlain;
        if (character === "'" && isFirst) quoted = { text: piece.text, ...from };
      } else {
        const piece = this.readPiece(character);
        text += piece;
        isPlain &&= character !== "$" && character !== "`";
      }
    }
    // A word that takes no letter would never end.
    if (this.offset === start) this.offset += 1;
    const end = { endLine: this.line, endColumn: Math.max(this.offset - this.lineStart, 1) };
    return {
      text,
      isPlain,
      span: { file: this.file, startLine: line, startColumn: column, ...end },
      quoted: quoted?.text === text ? quoted : undefined,
    };
  }

  private readPiece(character: string): string {
    const start = this.offset;
    if (character === "\\") this.offset += 2;
    else if (character === "`") this.skipTo("`");
    else if (this.text.startsWith("$(", start)) this.skipTo(")");
    else if (this.text.startsWith("${", start)) this.skipTo("}");
    else this.offset += 1;
    return this.text.slice(character === "\\" ? start + 1 : start, this.offset);
  }

  /** Goes behind the next such letter, which may be lines below. */
  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.offset + 1);
    const to = found === -1 ? this.text.length : found + 1;
    this.countLines(this.offset, to);
    this.offset = to;
  }

  private readQuoted(quote: string): { readonly text: string; readonly isPlain: boolean } {
    const start = this.offset + 1;
    let at = start;
    while (at < this.text.length && this.text[at] !== quote) at += quote === '"' && this.text[at] === "\\" ? 2 : 1;
    const inside = this.text.slice(start, at);
    this.offset = Math.min(at + 1, this.text.length);
    this.countLines(start, this.offset);
    if (quote === "'") return { text: inside, isPlain: !/<[^<>\n]*>/.test(inside) };
    return { text: inside.replace(/\\(["\\$`])/g, "$1"), isPlain: !/(?<!\\)[$`]|<[^<>\n]*>/.test(inside) };
  }

  private countLines(from: number, to: number): void {
    for (let at = this.text.indexOf("\n", from); at !== -1 && at < to; at = this.text.indexOf("\n", at + 1)) {
      this.line += 1;
      this.lineStart = at + 1;
    }
  }
}
