import type { Place } from "../../plugin.ts";
import type { ProtoComments } from "./proto-file.ts";
import type { Token } from "./scanner.ts";
import type { Tokens } from "./tokens.ts";

/** Something wrong with a text. */
export interface ProtoMistake {
  readonly message: string;
  readonly place: Place;
}

/** A text that is being read. */
export interface Reading {
  readonly tokens: Tokens;
  readonly text: string;
  readonly mistakes: ProtoMistake[];
  placeOf(start: number, end: number): Place;
  /** What is about the declaration that comes next. */
  upcoming: { leading: string; detached: string[] };
  /** How many braces of values are open. */
  open: number;
}

/** Deeper than anybody nests messages and values, and as deep as `protoc` goes. */
export const deepest = 32;

/** In characters; a longer one is a mistake. */
const longestName = 400;

/** A mistake that a statement is left for. */
export class Slip extends Error {
  readonly token: Pick<Token, "start" | "end">;

  constructor(message: string, token: Pick<Token, "start" | "end">) {
    super(message);
    this.token = token;
  }
}

/** Whether the current token is this word or sign. */
export function isAt({ tokens: { current } }: Reading, text: string): boolean {
  return current.kind !== "string" && current.text === text;
}

/** Takes a word or sign where it is the current token. */
export function take(reading: Reading, text: string): boolean {
  if (!isAt(reading, text)) return false;
  reading.tokens.next();
  return true;
}

/** Takes a word or sign that has to be there. */
export function need(reading: Reading, text: string): void {
  if (!take(reading, text)) throw slipAt(reading, `\`${text}\``);
}

/** Takes a name of one part. */
export function needWord(reading: Reading, what: string): string {
  const { current } = reading.tokens;
  if (current.kind !== "word") throw slipAt(reading, what);
  if (current.text.length > longestName) throw new Slip(`this is longer than ${longestName} characters`, current);
  reading.tokens.next();
  return current.text;
}

/** Takes a name with dots, one before the first part where that may be. */
export function needName(reading: Reading, what: string, mayLead = false): string {
  const parts = [mayLead && take(reading, ".") ? "" : undefined, needWord(reading, what)];
  const { start } = reading.tokens.current;
  while (take(reading, ".")) parts.push(needWord(reading, "a name behind the dot"));
  const name = parts.filter((part) => part !== undefined).join(".");
  if (name.length > longestName)
    throw new Slip(`this is longer than ${longestName} characters`, { start, end: start + 1 });
  return name;
}

/** That something else is here than there should be. */
export function slipAt({ tokens: { current } }: Reading, wanted: string): Slip {
  const found = current.kind === "end" ? "the end of the text" : `\`${shorten(current.text)}\``;
  return new Slip(`${wanted} should be here, not ${found}`, current);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Takes the sign that ends a declaration or begins its body, with the comments around: those above the declaration that were put by,
 * and what stands behind the sign. What the next declaration has above it is put by.
 */
export function endDeclaration(reading: Reading, sign: ";" | "{" | "}", isEmpty = false): ProtoComments {
  if (!isAt(reading, sign)) throw slipAt(reading, `\`${sign}\``);
  const { leading, trailing, detached } = reading.tokens.nextWithComments();
  const { upcoming } = reading;
  const isNone = sign === "}" || isEmpty;
  const isKept = isEmpty && sign === ";";
  if (isKept) upcoming.detached.push(...detached);
  reading.upcoming = { leading, detached: isKept ? upcoming.detached : [...detached] };
  return isNone
    ? {}
    : {
        ...(upcoming.leading !== "" && { leading: upcoming.leading }),
        ...(trailing !== "" && { trailing }),
        ...(upcoming.detached.length > 0 && { detached: upcoming.detached }),
      };
}

/** Puts a mistake down, and goes on behind the statement that has it. */
export function recover(reading: Reading, error: unknown): void {
  if (!(error instanceof Slip)) throw error;
  const { start, end } = error.token;
  tellMistake(reading, error.message, start, end);
  skipStatement(reading);
}

/** So many mistakes of a file are told: more come of one that is none of the language. */
const mostMistakes = 20;

/** Puts a mistake down. */
export function tellMistake(reading: Reading, message: string, start: number, end: number): void {
  const { mistakes } = reading;
  if (mistakes.length >= mostMistakes) return;
  const place = reading.placeOf(start, Math.max(end, start + 1));
  const last = mistakes.at(-1);
  // One slip may be met twice: in the text, and by what should have been there.
  if (last?.place.startLine === place.startLine && last.place.startColumn === place.startColumn) return;
  mistakes.push({ message, place });
}

/** To behind the next `;`, or the block that begins before it; not beyond the block that is open, but out of values in braces. */
function skipStatement(reading: Reading): void {
  for (;;) {
    if (reading.tokens.current.kind === "end") return;
    if (reading.open > 0) {
      reading.open += isAt(reading, "{") ? 1 : isAt(reading, "}") ? -1 : 0;
      reading.tokens.next();
      continue;
    }
    if (isAt(reading, "}")) return;
    if (isAt(reading, ";")) {
      endDeclaration(reading, ";", true);
      return;
    }
    if (isAt(reading, "{")) {
      skipBlock(reading);
      return;
    }
    reading.tokens.next();
  }
}

/** From a brace to behind the one that closes it. */
export function skipBlock(reading: Reading): void {
  let depth = 0;
  for (;;) {
    if (reading.tokens.current.kind === "end") return;
    if (isAt(reading, "{")) depth += 1;
    if (isAt(reading, "}")) {
      depth -= 1;
      if (depth === 0) {
        endDeclaration(reading, "}");
        return;
      }
    }
    reading.tokens.next();
  }
}
