import type { Span } from "../../catalogue/span.ts";
import type { Problem, RelatedSpan } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { createLexer } from "./lexer.ts";
import { createLineMap } from "./line-map.ts";
import type { Token } from "./token.ts";

/** The tokens of one file with look-ahead, the open brackets, and the way to report at a place. */
export interface TokenStream {
  /** The token `ahead` places on; 0 is the next one. */
  peek(ahead?: number): Token;
  take(): Token;
  /** Offset after the last token taken. */
  readonly lastEnd: number;
  /** How many problems the file has so far. */
  readonly problems: number;
  /** The state to which `recover` goes back. */
  mark(): Mark;
  /** Forgets brackets and nesting entered since the mark, when reading goes on outside of a broken part. */
  recover(mark: Mark): void;
  /** Types and values being read inside each other; `enter` throws at the limit. */
  enter(): void;
  leave(): void;
  span(start: number, end: number): Span;
  /** From the first character of a token to the last token taken. */
  spanFrom(start: Token): Span;
  column(offset: number): number;
  isFirstOnLine(token: Token): boolean;
  report(problem: Problem, token: Token, related?: readonly RelatedSpan[]): void;
  /** Reports a fault, unless it follows from characters right before it that have been reported. */
  reportFault(fault: SyntaxFault): void;
}

/** How far inside of brackets and types the reading is. */
export interface Mark {
  /** Open brackets, braces included. */
  readonly depth: number;
  readonly braces: number;
  readonly nesting: number;
}

/**
 * Thrown, and caught at the next field, symbol or annotation boundary, when a production can't go
 * on. Never leaves the parser.
 */
export class SyntaxFault extends Error {
  readonly problem: Problem;
  readonly token: Token;
  readonly related: readonly RelatedSpan[];

  constructor(problem: Problem, token: Token, related: readonly RelatedSpan[] = []) {
    super(problem.message);
    this.problem = problem;
    this.token = token;
    this.related = related;
  }
}

/** Deeper nesting than any real model has, and far from what the call stack could bear. */
export const nestingLimit = 200;
const errorLimit = 100;

/** Opens a file for reading. After too many errors the stream ends early, with one more diagnostic that says so. */
export function createTokenStream(file: SourceFile, diagnostics: Report): TokenStream {
  const lines = createLineMap(file.path, file.text);
  const ahead: Token[] = [];
  const open: ("{" | "[")[] = [];
  let braces = 0;
  let head = 0;
  let lastEnd = 0;
  let nesting = 0;
  let problems = 0;
  let endReported = false;

  const add = (problem: Problem, start: number, end: number, related: readonly RelatedSpan[] = []): void => {
    if (problems > errorLimit) return;
    problems += 1;
    if (problems <= errorLimit) diagnostics.add(problem, lines.span(start, end), related);
    else diagnostics.add(pdlCodes.tooManyErrors({ limit: errorLimit }), lines.span(start, end));
  };
  /** What the lexer last skipped. */
  let unreadable = { start: -1 };
  const lex = createLexer(file.text, (problem, start, end) => {
    unreadable = { start };
    // What the end of the text is missed by has gone into the comment.
    endReported ||= problem.code === pdlCodes.unterminatedComment.code;
    add(problem, start, end);
  });
  const endToken: Token = { kind: "end", text: "", start: file.text.length, end: file.text.length };

  const peek = (distance = 0): Token => {
    while (ahead.length - head <= distance) ahead.push(problems > errorLimit ? endToken : lex());
    return ahead[head + distance] ?? endToken;
  };

  const report: TokenStream["report"] = (problem, token, related = []) => {
    // A text that ends too early is one mistake, though every production that is open then misses something.
    if (token.kind === "end" && endReported) return;
    endReported ||= token.kind === "end";
    add(problem, token.start, token.end, related);
  };

  /** A closing brace also ends the brackets that were left open inside it. */
  const trackBrackets = ({ kind }: Token): void => {
    if (kind === "{" || kind === "[") open.push(kind);
    if (kind === "{") braces += 1;
    if (kind === "]" && open.at(-1) === "[") open.pop();
    if (kind === "}" && braces > 0) {
      braces -= 1;
      while (open.pop() === "[");
    }
  };

  return {
    peek,
    take() {
      const token = peek();
      head += 1;
      if (head > 64) {
        ahead.splice(0, head);
        head = 0;
      }
      if (token.kind !== "end") lastEnd = token.end;
      trackBrackets(token);
      return token;
    },
    get lastEnd() {
      return lastEnd;
    },
    get problems() {
      return problems;
    },
    mark: () => ({ depth: open.length, braces, nesting }),
    recover(mark) {
      open.length = Math.min(open.length, mark.depth);
      braces = Math.min(braces, mark.braces);
      nesting = mark.nesting;
    },
    enter() {
      nesting += 1;
      if (nesting > nestingLimit) throw new SyntaxFault(pdlCodes.tooDeep({ limit: nestingLimit }), peek());
    },
    leave() {
      nesting -= 1;
    },
    span: (start, end) => lines.span(start, end),
    spanFrom: (start) => lines.span(start.start, Math.max(lastEnd, start.start)),
    column: (offset) => lines.column(offset),
    isFirstOnLine(token) {
      const indentation = lines.column(token.start) - 1;
      return indentation < 200 && file.text.slice(token.start - indentation, token.start).trim() === "";
    },
    report,
    reportFault({ problem, token, related }) {
      if (unreadable.start < lastEnd || unreadable.start >= token.start) report(problem, token, related);
    },
  };
}
