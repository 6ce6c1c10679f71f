/** A word of the text. */
export interface Token {
  readonly kind: "word" | "integer" | "float" | "string" | "sign" | "end";
  /** As it is written, quotes included; empty at the end. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A comment without the signs that begin and end it, nor a frame of stars. */
export interface Comment {
  readonly kind: "line" | "block";
  readonly text: string;
}

/** What can't be a token: told where it stands. */
export type TellMistake = (message: string, start: number, end: number) => void;

/** Stands at a place in a text, and takes what is there. */
export interface Scanner {
  /** Blanks, and where it is asked for ends of lines. */
  takeBlanks(withLines?: boolean): void;
  /** The end of a line, where it is here. */
  takeLineEnd(): boolean;
  /** A comment, where one begins here. */
  takeComment(): Comment | undefined;
  takeToken(): Token;
}

const word = /[A-Za-z_]\w*/y;
const number = /0[xX][\da-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[fF]?/y;
const string = /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'/y;
const openString = /["'][^\n]*/y;
const blanks = /[ \t\r\v\f]*/y;
const blanksAndLines = /[ \t\r\v\f\n]*/y;
const lineComment = /[^\n]*\n?/y;

/** A scanner at the beginning of a text. */
export function createScanner(text: string, tell: TellMistake): Scanner {
  let at = text.startsWith("\uFEFF") ? 1 : 0;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };

  return {
    takeBlanks(withLines = false) {
      take(withLines ? blanksAndLines : blanks);
    },
    takeLineEnd() {
      if (text[at] !== "\n") return false;
      at += 1;
      return true;
    },
    takeComment() {
      if (text.startsWith("//", at)) {
        at += 2;
        return { kind: "line", text: take(lineComment) ?? "" };
      }
      if (!text.startsWith("/*", at)) return undefined;
      const start = at;
      const end = text.indexOf("*/", at + 2);
      at = end < 0 ? text.length : end + 2;
      if (end < 0) tell("this comment has no end", start, start + 2);
      const inside = text.slice(start + 2, end < 0 ? text.length : end);
      // Stars that stand before its lines are a frame.
      return { kind: "block", text: inside.replaceAll(/\n[ \t\r\v\f]*\*?/g, "\n") };
    },
    takeToken() {
      const start = at;
      const done = (kind: Token["kind"]): Token => ({ kind, text: text.slice(start, at), start, end: at });
      if (at >= text.length) return done("end");
      if (take(word) !== undefined) return done("word");
      const written = take(number);
      if (written !== undefined) return done(/^(?:0[xX].*|\d+)$/.test(written) ? "integer" : "float");
      if (take(string) !== undefined) return done("string");
      if (take(openString) !== undefined) {
        tell("this text has no closing quote in its line", start, at);
        return done("string");
      }
      // A sign that takes two places in JavaScript's texts is one.
      at += (text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1;
      return done("sign");
    },
  };
}
