import type { Span } from "../../catalogue/span.ts";
import { avdlCodes } from "../../diagnostics/codes/avdl.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject, LocatedScalar } from "../json/located-json.ts";
import type { LineMap } from "../pdl/line-map.ts";
import type { IdlToken } from "./idl-token.ts";

/** Nothing that people write comes near; it keeps a hostile file from exhausting the stack. */
const maxDepth = 200;

/** Ends the reading of one declaration, after its mistake has been told; it never leaves `recover`. */
class Unreadable extends Error {}

/** The tokens of a file, one after the other, and what is made of them. */
export interface IdlStream {
  peek(ahead?: number): IdlToken;
  take(): IdlToken;
  takeMark(mark: string): boolean;
  /** A keyword, which is never in back-ticks. */
  takeWord(word: string): boolean;
  /** Whether the body that is read ends here; doc comments before its end belong to nothing. */
  isClosing(mark?: "}" | ")"): boolean;
  expectMark(mark: string): IdlToken;
  /** The end of a body; where the file ends before it, what there is of the body counts. */
  closeBody(): void;
  expectName(what: string): IdlToken;
  /** Tells what was expected in place of a token, and ends the reading of its declaration. */
  complain(expected: string, token?: IdlToken): never;
  /** Reads a declaration; after a mistake in it, goes on behind its end. */
  recover<Result>(read: () => Result): Result | undefined;
  /** Reads what stands in something of its kind. */
  deeper<Result>(read: () => Result): Result;
  spanOf(token: IdlToken): Span;
  toText(token: IdlToken): LocatedScalar;
  toEntry(key: string, value: LocatedJson, place: IdlToken): LocatedEntry;
  /** From a token to the last one that was taken. */
  toList(items: readonly LocatedJson[], from: IdlToken): LocatedArray;
  /** The same from an offset. */
  toObject(start: number, entries: readonly LocatedEntry[]): LocatedObject;
}

/** The tokens of a file, to be taken one after the other. */
export function createIdlStream(
  tokens: readonly IdlToken[],
  { lines, report }: { readonly lines: LineMap; readonly report: Report },
): IdlStream {
  let index = 0;
  let depth = 0;
  /** Set once the file has ended inside a body, so that all that is open is told once. */
  let hasEnded = false;
  const end: IdlToken = { kind: "end", text: "", start: 0, end: 0 };

  const peek = (ahead = 0): IdlToken => tokens[index + ahead] ?? tokens.at(-1) ?? end;
  const isMark = (mark: string): boolean => peek().kind === "mark" && peek().text === mark;
  const spanOf = (token: IdlToken): Span => lines.span(token.start, token.end);
  const since = (start: number): Span => lines.span(start, tokens[Math.max(0, index - 1)]?.end ?? start);

  function take(): IdlToken {
    const token = peek();
    if (token.kind !== "end") index += 1;
    return token;
  }

  function takeIf(fits: boolean): boolean {
    if (fits) take();
    return fits;
  }

  function complain(expected: string, token = peek()): never {
    report.add(avdlCodes.unexpected({ expected, found: token.text }), spanOf(token));
    throw new Unreadable();
  }

  /** To behind the `;` or the body with which a declaration ends, or before the end of what is around it. */
  function skipDeclaration(from: number): void {
    let open = 0;
    for (let at = from; at < index; at += 1) open += openness(tokens[at]);
    while (peek().kind !== "end") {
      if (open <= 0 && isMark("}")) return;
      const token = take();
      open += openness(token);
      const isEnd = token.kind === "mark" && (token.text === ";" || token.text === "}");
      if (isEnd && open <= 0) return;
    }
  }

  return {
    peek,
    take,
    complain,
    spanOf,
    takeMark: (mark) => takeIf(isMark(mark)),
    takeWord: (word) => takeIf(peek().kind === "word" && peek().text === word),
    isClosing(mark) {
      let ahead = 0;
      while (peek(ahead).kind === "doc") ahead += 1;
      const next = peek(ahead);
      const isEnd = next.kind === "end" || (next.kind === "mark" && next.text === mark);
      if (isEnd) index = Math.min(index + ahead, tokens.length - 1);
      return isEnd;
    },
    expectMark: (mark) => (isMark(mark) ? take() : complain(`\`${mark}\``)),
    closeBody() {
      if (takeIf(isMark("}")) || hasEnded) return;
      report.add(avdlCodes.unexpected({ expected: "`}`", found: "" }), spanOf(peek()));
      hasEnded = true;
    },
    expectName: (what) => (peek().kind === "word" || peek().kind === "quoted" ? take() : complain(what)),
    recover(read) {
      const [from, outer] = [index, depth];
      try {
        return read();
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        depth = outer;
        skipDeclaration(from);
        if (index === from) take();
        return undefined;
      }
    },
    deeper(read) {
      if (depth >= maxDepth) {
        report.add(avdlCodes.tooDeep(), spanOf(peek()));
        throw new Unreadable();
      }
      depth += 1;
      const result = read();
      depth -= 1;
      return result;
    },
    toText: (token) => ({ kind: "scalar", value: token.text, span: spanOf(token) }),
    toEntry: (key, value, place) => ({ key, keySpan: spanOf(place), value }),
    toList: (items, from) => ({ kind: "array", items, span: since(from.start) }),
    toObject: (start, entries) => ({
      kind: "object",
      entries: new Map(entries.map((entry) => [entry.key, entry])),
      span: since(start),
    }),
  };
}

/** How many bodies a token opens. */
function openness(token: IdlToken | undefined): number {
  if (token?.kind !== "mark") return 0;
  return token.text === "{" ? 1 : token.text === "}" ? -1 : 0;
}
