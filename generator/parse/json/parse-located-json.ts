import type { Span } from "../../catalogue/span.ts";
import { spellingOf } from "../../catalogue/spelling-of.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import { hushLines } from "./hush-lines.ts";
import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject, LocatedScalar } from "./located-json.ts";

// Reads JSON text into values that know their place. It goes on after a mistake wherever what
// follows can still be understood, so one run shows several; what cannot be read is left out. Time
// and memory grow linearly with the text, and depth is bounded.

/** What is taken besides plain JSON. */
export interface LocatedJsonOptions {
  /** Accepts line and block comments, as the platform's own reader does. Without it they are reported and skipped. */
  readonly comments?: boolean | undefined;
}

/** Nothing that people write comes near; it keeps a hostile file from exhausting the stack. */
const maxDepth = 200;
const maxLength = 32 * 1024 * 1024;
/** Twice the digits of the largest long. Making a bigint of more takes more than linear time. */
const maxExactDigits = 40;

/** The value that the text holds, or undefined when there is none. Every mistake has been reported. */
export function parseLocatedJson(
  file: { readonly path: string; readonly text: string },
  report: Report,
  options: LocatedJsonOptions = {},
): LocatedJson | undefined {
  const hushed = hushLines(report);
  const value = new Reader(file, hushed, options.comments === true).readDocument();
  hushed.end();
  return value;
}

/** Lines and columns count from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

class Reader {
  private offset = 0;
  private line = 1;
  private lineStart = 0;
  private depth = 0;
  /** Set once the text has ended inside a value; what is open then is reported once, not level by level. */
  private ended = false;
  private commentReported = false;

  private readonly path: string;
  private readonly text: string;
  private readonly report: Report;
  private readonly comments: boolean;

  constructor(file: { readonly path: string; readonly text: string }, report: Report, comments: boolean) {
    this.path = file.path;
    this.text = file.text;
    this.report = report;
    this.comments = comments;
  }

  readDocument(): LocatedJson | undefined {
    if (this.text.length > maxLength) {
      this.report.add(jsonCodes.tooLarge({ limit: maxLength / (1024 * 1024) }), this.spanHere());
      return undefined;
    }
    if (this.text.includes("\0")) {
      this.report.add(jsonCodes.notText(), this.spanHere());
      return undefined;
    }
    if (this.text.startsWith("\uFEFF")) this.offset = 1;
    this.skipBlank();
    if (this.offset >= this.text.length) {
      if (!this.ended) this.report.add(jsonCodes.empty(), this.spanHere());
      return undefined;
    }
    const value = this.readValue();
    this.skipBlank();
    if (value !== undefined && !this.ended && this.offset < this.text.length) {
      this.report.add(jsonCodes.textAfterEnd(), this.spanHere());
    }
    return value;
  }

  private readValue(): LocatedJson | undefined {
    const character = this.text[this.offset];
    if (character === "{" || character === "[") return this.readNested(character);
    if (character === '"') return this.readString();
    return this.readWord();
  }

  private readNested(opener: "{" | "["): LocatedJson | undefined {
    if (this.depth >= maxDepth) {
      this.report.add(jsonCodes.tooDeep({ limit: maxDepth }), this.spanHere());
      this.skipRest();
      this.ended = true;
      return undefined;
    }
    this.depth += 1;
    const value = opener === "{" ? this.readObject() : this.readArray();
    this.depth -= 1;
    return value;
  }

  private readObject(): LocatedObject {
    const start = this.position();
    const entries = new Map<string, LocatedEntry>();
    this.readItems("}", start, () => {
      const entry = this.readEntry();
      if (entry === undefined) return;
      const first = entries.get(entry.key);
      if (first !== undefined) {
        this.report.add(jsonCodes.duplicateKey({ key: entry.key }), entry.keySpan, [
          { message: "first written here", span: first.keySpan },
        ]);
      }
      entries.set(entry.key, entry);
    });
    return { kind: "object", entries, span: this.spanFrom(start) };
  }

  private readArray(): LocatedArray {
    const start = this.position();
    const items: LocatedJson[] = [];
    this.readItems("]", start, () => {
      const item = this.readValue();
      if (item !== undefined) items.push(item);
    });
    return { kind: "array", items, span: this.spanFrom(start) };
  }

  /** Reads from the opening to the closing bracket, calling `readItem` at the start of each item. */
  private readItems(closer: "}" | "]", start: Position, readItem: () => void): void {
    this.offset += 1;
    let comma: Span | undefined;
    let needsComma = false;
    for (;;) {
      this.skipBlank();
      if (this.atEnd(closer, start)) return;
      const character = this.text[this.offset];
      if (character === "}" || character === "]") {
        if (character !== closer) {
          this.report.add(jsonCodes.wrongBracket({ expected: closer, found: character }), this.spanHere(), [
            { message: "opened here", span: this.spanAt(start) },
          ]);
        } else if (comma !== undefined) {
          this.report.add(jsonCodes.trailingComma({ closer }), comma);
        }
        this.offset += 1;
        return;
      }
      if (character === ",") {
        if (!needsComma) this.report.add(jsonCodes.unexpected({ found: "," }), this.spanHere());
        comma = this.spanHere();
        needsComma = false;
        this.offset += 1;
        continue;
      }
      if (needsComma) this.report.add(jsonCodes.missingComma(), this.spanHere());
      comma = undefined;
      needsComma = true;
      readItem();
    }
  }

  /** True at the end of the text, where it reports the bracket that was left open. */
  private atEnd(closer: string, start: Position): boolean {
    if (this.offset < this.text.length) return false;
    if (!this.ended) {
      this.ended = true;
      this.report.add(jsonCodes.unclosed({ closer }), this.spanAt(start));
    }
    return true;
  }

  private readEntry(): LocatedEntry | undefined {
    if (this.text[this.offset] !== '"') {
      const start = this.position();
      const word = this.takeWord();
      this.report.add(jsonCodes.keyExpected({ found: word }), this.spanFrom(start));
      // A bare word before a colon is a key that lacks its quotes; its value is passed over.
      this.skipBlank();
      if (this.text[this.offset] === ":") {
        this.offset += 1;
        this.skipBlank();
        if (!this.atSeparator()) this.readValue();
      }
      return undefined;
    }
    const key = this.readString();
    this.skipBlank();
    if (this.text[this.offset] === ":") {
      this.offset += 1;
      this.skipBlank();
    } else if (this.offset < this.text.length) {
      this.report.add(jsonCodes.missingColon({ key: String(key.value) }), key.span);
    }
    if (this.offset >= this.text.length) return undefined;
    if (this.atSeparator()) {
      this.report.add(jsonCodes.missingValue({ key: String(key.value) }), key.span);
      return undefined;
    }
    const value = this.readValue();
    return value === undefined ? undefined : { key: String(key.value), keySpan: key.span, value };
  }

  private atSeparator(): boolean {
    const character = this.text[this.offset];
    return character === undefined || character === "," || character === "}" || character === "]";
  }

  private readString(): LocatedScalar {
    const start = this.position();
    const text = this.text;
    let value = "";
    let from = this.offset + 1;
    this.offset = from;
    for (;;) {
      const code = text.charCodeAt(this.offset);
      if (code === quote) break;
      if (Number.isNaN(code) || code === lineFeed || code === carriageReturn) {
        // Where the text breaks off, open brackets are part of the same mistake.
        blanksToEnd.lastIndex = this.offset;
        this.ended ||= blanksToEnd.test(text);
        // Brackets and commas at the end of the line stood behind the quote that is missing.
        const rest = text.slice(from, this.offset);
        const inside = rest.replace(/(?<![\s,\]}])[\s,\]}]+$/, "");
        this.offset -= rest.length - inside.length;
        this.report.add(jsonCodes.unterminatedString(), this.spanFrom(start));
        return { kind: "scalar", value: value + inside, isCut: true, span: this.spanFrom(start) };
      }
      if (code === backslash) {
        value += text.slice(from, this.offset) + this.readEscape();
        from = this.offset;
        continue;
      }
      if (code < 0x20 && code !== tab) this.report.add(jsonCodes.controlCharacter({ code }), this.spanHere());
      this.offset += 1;
    }
    value += text.slice(from, this.offset);
    this.offset += 1;
    return { kind: "scalar", value, span: this.spanFrom(start) };
  }

  private readEscape(): string {
    const start = this.position();
    const letter = this.text[this.offset + 1] ?? "";
    const simple = simpleEscapes.get(letter);
    if (simple !== undefined) {
      this.offset += 2;
      return simple;
    }
    const digits = this.text.slice(this.offset + 2, this.offset + 6);
    if (letter === "u" && /^[0-9A-Fa-f]{4}$/.test(digits)) {
      this.offset += 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const atLineEnd = letter === "" || letter === "\n" || letter === "\r";
    this.offset += atLineEnd ? 1 : 2;
    this.report.add(jsonCodes.unknownEscape({ escape: `\\${atLineEnd ? "" : letter}` }), this.spanFrom(start));
    return atLineEnd ? "" : letter;
  }

  /** Numbers and the three literals; anything else is reported and left out. */
  private readWord(): LocatedScalar | undefined {
    const start = this.position();
    const word = this.takeWord();
    const span = this.spanFrom(start);
    const literal = literals.get(word);
    if (literal !== undefined) return { kind: "scalar", value: literal, span };
    if (numberPattern.test(word)) {
      const spelled = spellingOf(word);
      return { kind: "scalar", value: this.toNumber(word, span), ...(spelled !== undefined && { spelled }), span };
    }
    this.report.add(jsonCodes.unexpected({ found: word }), span);
    return undefined;
  }

  private toNumber(word: string, span: Span): number | bigint {
    const value = Number(word);
    if (Number.isSafeInteger(value)) return value;
    if (word.length <= maxExactDigits && /^-?\d+$/.test(word)) return BigInt(word);
    if (!Number.isFinite(value)) this.report.add(jsonCodes.numberBeyondRange({ number: word }), span);
    return value;
  }

  /** Takes everything up to a blank or a character that JSON gives a meaning; at least one character. */
  private takeWord(): string {
    wordPattern.lastIndex = this.offset;
    const length = wordPattern.exec(this.text)?.[0].length ?? 1;
    const word = this.text.slice(this.offset, this.offset + length);
    this.offset += length;
    return word;
  }

  private skipBlank(): void {
    const text = this.text;
    for (;;) {
      const code = text.charCodeAt(this.offset);
      if (code === lineFeed) this.newLine(this.offset + 1);
      else if (code === slash && this.isCommentStart()) {
        this.skipComment();
        continue;
      } else if (code !== space && code !== tab && code !== carriageReturn) return;
      this.offset += 1;
    }
  }

  private isCommentStart(): boolean {
    const next = this.text.charCodeAt(this.offset + 1);
    return next === slash || next === asterisk;
  }

  private skipComment(): void {
    const start = this.position();
    const isBlock = this.text.charCodeAt(this.offset + 1) === asterisk;
    if (!isBlock) {
      const end = this.text.indexOf("\n", this.offset);
      this.offset = end < 0 ? this.text.length : end;
      this.reportComment(start);
      return;
    }
    const end = this.text.indexOf("*/", this.offset + 2);
    if (end < 0) {
      this.ended = true;
      this.report.add(jsonCodes.unterminatedComment(), {
        ...this.spanAt(start),
        endColumn: start.column + 1,
      });
      this.skipRest();
      return;
    }
    this.skipTo(end + 2);
    this.reportComment(start);
  }

  private skipRest(): void {
    this.skipTo(this.text.length);
  }

  private skipTo(end: number): void {
    for (let at = this.offset; at < end; at += 1) {
      if (this.text.charCodeAt(at) === lineFeed) this.newLine(at + 1);
    }
    this.offset = end;
  }

  private reportComment(start: Position): void {
    if (this.comments || this.commentReported) return;
    this.commentReported = true;
    this.report.add(jsonCodes.comment(), this.spanFrom(start));
  }

  private newLine(start: number): void {
    this.line += 1;
    this.lineStart = start;
  }

  private position(): Position {
    return { line: this.line, column: this.offset - this.lineStart + 1 };
  }

  private spanHere(): Span {
    return this.spanAt(this.position());
  }

  private spanAt(at: Position): Span {
    return { file: this.path, startLine: at.line, startColumn: at.column, endLine: at.line, endColumn: at.column };
  }

  /** From a position to the character before the current one. */
  private spanFrom(start: Position): Span {
    return {
      file: this.path,
      startLine: start.line,
      startColumn: start.column,
      endLine: this.line,
      endColumn: Math.max(this.offset - this.lineStart, 1),
    };
  }
}

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const quote = 0x22;
const asterisk = 0x2a;
const slash = 0x2f;
const backslash = 0x5c;

const simpleEscapes = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

const literals = new Map<string, null | boolean>([
  ["null", null],
  ["true", true],
  ["false", false],
]);

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const blanksToEnd = /\s*$/y;
const wordPattern = /[^\s,:"{}[\]/]+/y;
