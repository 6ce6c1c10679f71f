import { deserialize, serialize } from "node:v8";
import { digest } from "../places/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createAnswer, isAnswer, printAnswer, type Answer } from "./answer.ts";
import type { Reads } from "./reads.ts";

/*
 * A remembered answer as the next run finds it: an entry, which says whether it still holds, and the value in pieces that are
 * only read if somebody looks at them. Answers within it are pieces of their own. Pieces are named by what is in them, so
 * that one that says the same is there already, and one that was damaged is none.
 */

/** What earlier runs have left. */
export interface Store {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The bytes that are kept of a piece; whether they are the right ones, its name tells. */
  read(piece: string): Uint8Array | undefined;
}

/** What is there for the next run. */
export interface Leavings extends Store {
  /** Pieces that were made anew, by name. Some of them may say what was there before. */
  readonly added: ReadonlyMap<string, Uint8Array>;
  /** Names of pieces that were there, but not as they should be. */
  readonly lost: ReadonlySet<string>;
}

/** There was no run, or none that is believed. */
export const nothingLeft: Store = { entries: new Map(), read: () => undefined };

/** Tells whether an answer still holds. */
export interface Entry {
  readonly reads: Reads;
  /** Names what was found there, by what it says. */
  readonly found: string;
  /** Names it by what it was made from, which is sooner told: where that is the same, all else is. */
  readonly origin: string;
  /** The first letters of the name of each thing that was found, to tell which is another one. */
  readonly hints: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Names the value. */
  readonly name: string;
  readonly isPromise: boolean;
  /** Places of the questions that its work has asked. */
  readonly asked: readonly string[];
  /** Names of the pieces: of the value, then of each answer in it. None of a value that is not kept. */
  readonly pieces: readonly string[];
}

/** Pieces that are kept from run to run. */
export interface Pieces {
  /** Undefined where there is no piece that is what its name says. */
  read(piece: string): Uint8Array | undefined;
  add(piece: string, bytes: Uint8Array): void;
  /** By the answers that were read from pieces, the names of those. */
  readonly named: WeakMap<object, string>;
}

/** Keeps a value in pieces, and gives their names; undefined where it is no plain data, so that it can't be kept. */
export function keepValue(value: unknown, pieces: Pieces): readonly string[] | undefined {
  const answers: Answer<unknown>[] = [];
  const plain = detachAnswers(value, answers);
  let bytes: Uint8Array;
  try {
    bytes = serialize(plain);
  } catch {
    // What work gives may hold a part of what it was handed, which then was handed over to be watched.
    return undefined;
  }
  const name = digest(bytes);
  pieces.add(name, bytes);
  return [name, ...answers.map((answer) => pieces.named.get(answer) ?? keepAnswer(answer, pieces))];
}

function keepAnswer(answer: Answer<unknown>, pieces: Pieces): string {
  const { text, name } = printAnswer(answer);
  pieces.add(name, Buffer.from(text));
  pieces.named.set(answer, name);
  return name;
}

/**
 * The value of these pieces; the answers in it are read when somebody looks at them. Where one can't be read, it is that of
 * the value made again. Throws when the value itself can't be read.
 */
export function readValue([name = "", ...rest]: readonly string[], pieces: Pieces, makeAgain: () => unknown): unknown {
  const bytes = pieces.read(name);
  if (bytes === undefined) throw new RangeError("there is no such piece");
  const value: unknown = deserialize(bytes);
  const answers = rest.map((piece, index) => {
    const answer = createAnswer(
      () => {
        const text = pieces.read(piece);
        if (text !== undefined) return JSON.parse(toBuffer(text).toString()) as unknown;
        const again: Answer<unknown>[] = [];
        detachAnswers(makeAgain(), again);
        return again[index]?.get();
      },
      () => piece,
    );
    pieces.named.set(answer, piece);
    return answer;
  });
  return answers.length === 0 ? value : attachAnswers(value, answers);
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Stands for an answer in a value. */
interface Detached {
  readonly detached: number;
}

/** The value without its answers, which are put into the list. They may be parts of it, of its records, or of the items of its lists: pages have one each. */
function detachAnswers(value: unknown, answers: Answer<unknown>[]): unknown {
  return changeParts(value, (part) => {
    return isAnswer(part) ? ({ detached: answers.push(part) - 1 } satisfies Detached) : part;
  });
}

function attachAnswers(value: unknown, answers: readonly unknown[]): unknown {
  return changeParts(value, (part) => ("detached" in part ? answers[(part as Detached).detached] : part));
}

/** The value with its parts, theirs, and those of the items of its lists changed, as far as they are objects. */
function changeParts(value: unknown, change: (part: object) => unknown): unknown {
  const changePart = (part: unknown): unknown => (isRecord(part) ? change(part) : part);
  const changeRecord = (part: unknown): unknown => {
    if (!isRecord(part)) return part;
    const changed = change(part);
    return changed === part ? mapRecord(part, changePart) : changed;
  };
  if (!isRecord(value)) return value;
  return mapRecord(value, (part) => {
    if (!Array.isArray(part)) return changeRecord(part);
    const items = part.map(changeRecord);
    return items.some((item, index) => item !== part[index]) ? items : part;
  });
}

/** The record itself as long as nothing in it changes. */
function mapRecord(record: Readonly<Record<string, unknown>>, change: (part: unknown) => unknown): unknown {
  const entries = Object.entries(record).map(([name, part]) => [name, part, change(part)] as const);
  return entries.some(([, part, changed]) => part !== changed)
    ? Object.fromEntries(entries.map(([name, , changed]) => [name, changed]))
    : record;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
