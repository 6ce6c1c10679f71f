import type { Problem } from "../../diagnostics/diagnostic.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { keywords, type Punctuation, type Token, type TokenKind } from "./token.ts";

/** Gives the next token; at the end of the text an `end` token, however often it is asked. */
export type Lexer = () => Token;

/** Called with a problem and the offsets of the characters concerned. */
export type OnProblem = (problem: Problem, start: number, end: number) => void;

/**
 * Cuts text into tokens, lazily and in one pass: the longest match wins, commas and plain comments
 * are white space. What can't be a token is reported and skipped.
 */
export function createLexer(text: string, onProblem: OnProblem): Lexer {
  const state: LexerState = { text, offset: 0, onProblem, stringsEndWithLine: false };
  return () => {
    for (;;) {
      skipBlanks(state);
      const token = readToken(state);
      if (token !== undefined) return token;
    }
  };
}

interface LexerState {
  readonly text: string;
  offset: number;
  readonly onProblem: OnProblem;
  /** Set by the first string that is not closed, so that damaged text is not scanned to its end again and again. */
  stringsEndWithLine: boolean;
}

const blank = 1;
const letter = 2;
const digitOrDash = 4;
const punctuation = 8;
const other = 16;
const word = letter | digitOrDash;

/** Character classes of ASCII; everything beyond has no meaning in PDL outside strings, comments and back-ticks. */
const classes = new Uint8Array(128);
const classify = (characters: string, value: number): void => {
  for (const character of characters) classes[character.charCodeAt(0)] = value;
};
classify(" \t\r\n\f,", blank);
classify("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_", letter);
classify("0123456789-", digitOrDash);
classify("{}[]()@:.=", punctuation);
classify('"`/', other);

const classAt = (text: string, offset: number): number => classes[text.charCodeAt(offset)] ?? 0;

function skipBlanks(state: LexerState): void {
  const { text } = state;
  for (;;) {
    while (classAt(text, state.offset) === blank) state.offset += 1;
    if (text[state.offset] !== "/") return;
    const next = text[state.offset + 1];
    if (next === "/") {
      const lineEnd = text.indexOf("\n", state.offset);
      state.offset = lineEnd === -1 ? text.length : lineEnd;
    } else if (next === "*" && !isDocStart(text, state.offset)) {
      state.offset = findCommentEnd(state, 2);
    } else {
      return;
    }
  }
}

function isDocStart(text: string, offset: number): boolean {
  return text.startsWith("/**", offset) && text[offset + 3] !== "/";
}

/** Offset after the comment; a comment that is not closed is reported and takes all of the text. */
function findCommentEnd(state: LexerState, openerLength: number): number {
  const close = state.text.indexOf("*/", state.offset + openerLength);
  if (close !== -1) {
    const swallowsDoc = /\n[ \t]*\/\*\*/.test(state.text.slice(state.offset, close + 1));
    if (swallowsDoc) state.onProblem(pdlCodes.swallowedDoc(), state.offset, state.offset + openerLength);
    return close + 2;
  }
  state.onProblem(pdlCodes.unterminatedComment(), state.offset, state.offset + openerLength);
  return state.text.length;
}

function readToken(state: LexerState): Token | undefined {
  const { text, offset } = state;
  if (offset >= text.length) return { kind: "end", text: "", start: text.length, end: text.length };
  const kind = classAt(text, offset);
  if ((kind & word) !== 0) return readWord(state, kind === letter);
  if (kind === punctuation) return makeToken(state, text[offset] as Punctuation, offset + 1);
  if (text[offset] === '"') return readString(state);
  if (text[offset] === "`") return readBackTicks(state);
  if (isDocStart(text, offset)) return readDoc(state);
  return (text[offset] === "'" ? readSingleQuoted(state) : undefined) ?? skipUnknown(state);
}

function makeToken(state: LexerState, kind: TokenKind, end: number): Token {
  const start = state.offset;
  state.offset = end;
  return { kind, text: state.text.slice(start, end), start, end };
}

function readWord(state: LexerState, startsWithLetter: boolean): Token {
  const { text, offset } = state;
  let end = offset + 1;
  while ((classAt(text, end) & word) !== 0) end += 1;
  if (startsWithLetter) {
    const token = makeToken(state, "identifier", end);
    return keywords.has(token.text) ? { ...token, kind: "keyword" } : token;
  }
  const numberEnd = findNumberEnd(text, offset);
  return numberEnd >= end ? makeToken(state, "number", numberEnd) : makeToken(state, "segment", end);
}

/** Where the longest JSON number that begins at `offset` ends; `offset` itself when none does. */
function findNumberEnd(text: string, offset: number): number {
  const skipDigits = (from: number): number => {
    let end = from;
    while (text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39) end += 1;
    return end;
  };
  const first = text[offset] === "-" ? offset + 1 : offset;
  let end = text[first] === "0" ? first + 1 : skipDigits(first);
  if (end === first) return offset;
  if (text[end] === ".") {
    const fractionEnd = skipDigits(end + 1);
    if (fractionEnd > end + 1) end = fractionEnd;
  }
  if (text[end] === "e" || text[end] === "E") {
    const exponent = text[end + 1] === "+" || text[end + 1] === "-" ? end + 2 : end + 1;
    const exponentEnd = skipDigits(exponent);
    if (exponentEnd > exponent) end = exponentEnd;
  }
  return end;
}

/** A string may hold raw line ends. One that is never closed is taken to end with its line. */
function readString(state: LexerState): Token {
  const { text, offset } = state;
  let end = offset + 1;
  for (;;) {
    const character = text[end];
    if (character === '"') {
      if (!runsIntoNext(text, offset, end)) return makeToken(state, "string", end + 1);
      break;
    }
    if (character === undefined || (character === "\n" && state.stringsEndWithLine)) break;
    if (character === "\\") end = skipEscape(state, end);
    else end += 1;
  }
  if (text[end] !== '"') state.stringsEndWithLine = true;
  const lineEnd = text.indexOf("\n", offset);
  const stop = lineEnd === -1 ? text.length : lineEnd;
  state.onProblem(pdlCodes.unterminatedString(), offset, stop);
  return makeToken(state, "string", stop);
}

/** Whether a string of several lines ends where another one begins, so that its own end must be missing. */
function runsIntoNext(text: string, start: number, end: number): boolean {
  const next = text[end + 1] ?? "";
  return /[\w/*]/.test(next) && text.slice(start, end).includes("\n");
}

function skipEscape(state: LexerState, offset: number): number {
  const { text } = state;
  if (text[offset + 1] === "u") {
    if (/^[0-9a-fA-F]{4}$/.test(text.slice(offset + 2, offset + 6))) return offset + 6;
  } else if (/^["\\/bfnrt]$/.test(text[offset + 1] ?? "")) {
    return offset + 2;
  }
  const end = Math.min(offset + 2, text.length);
  state.onProblem(pdlCodes.unknownEscape({ escape: text.slice(offset, end).trimEnd() }), offset, end);
  return end;
}

function readBackTicks(state: LexerState): Token | undefined {
  const { text, offset } = state;
  let end = offset + 1;
  while (end < text.length && text[end] !== "`" && text[end] !== "\n") end += 1;
  if (text[end] !== "`" || end === offset + 1) {
    const stop = end === offset + 1 && text[end] === "`" ? end + 1 : offset + 1;
    state.onProblem(pdlCodes.unterminatedBackTick(), offset, stop);
    state.offset = stop;
    return undefined;
  }
  const content = text.slice(offset + 1, end);
  state.offset = end + 1;
  const kind = /^[A-Za-z_][A-Za-z0-9_-]*$/.test(content) ? "identifier" : "segment";
  return { kind, text: content, start: offset, end: end + 1 };
}

/** An unclosed doc comment is no token: it hides the rest of the text, as any other comment does. */
function readDoc(state: LexerState): Token | undefined {
  const isClosed = state.text.includes("*/", state.offset + 3);
  const end = findCommentEnd(state, 3);
  if (isClosed) return makeToken(state, "doc", end);
  state.offset = end;
  return undefined;
}

/** Text in single quotation marks on one line is reported, and read as the string that it was meant as. */
function readSingleQuoted(state: LexerState): Token | undefined {
  const { text, offset } = state;
  const [quoted] = /^'[^'"\\\n]{0,200}'/.exec(text.slice(offset, offset + 202)) ?? [];
  if (quoted === undefined) return undefined;
  const end = offset + quoted.length;
  state.onProblem(pdlCodes.singleQuotes({ text: quoted }), offset, end);
  state.offset = end;
  return { kind: "string", text: `"${quoted.slice(1, -1)}"`, start: offset, end };
}

/** Reports a run of characters without meaning once. */
function skipUnknown(state: LexerState): undefined {
  const { text, offset } = state;
  let end = offset + 1;
  while (end < text.length && classAt(text, end) === 0) end += 1;
  state.offset = end;
  state.onProblem(pdlCodes.unexpectedCharacter({ characters: formatCharacters(text.slice(offset, end)) }), offset, end);
  return undefined;
}

/** The first characters as they are, or as code points where they can't be seen. */
function formatCharacters(characters: string): string {
  const shown = Array.from(characters.slice(0, 12), (character) => {
    const code = character.codePointAt(0) ?? 0;
    const visible = code > 0x20 && code !== 0x7f && !/[\p{C}\p{Z}]/u.test(character);
    return visible ? character : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
  const joined = shown.some((one) => one.length > 2) ? shown.join(" ") : shown.join("");
  return `\`${joined}${characters.length > 12 ? " …" : ""}\``;
}
