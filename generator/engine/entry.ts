import { deserialize, serialize } from "node:v8";
import { digest } from "../cache/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createAnswer, isAnswer } from "./answer.ts";
import type { Reads } from "./note-reads.ts";

/*
 * A remembered answer as bytes, for the next run: first what says whether it still holds, then the value, which is only
 * taken apart if somebody looks at it. Answers within it stand behind it, each by itself.
 */

/** What earlier runs have left, by place. */
export type Store = ReadonlyMap<string, Uint8Array>;

/** Tells whether an answer still holds. */
export interface EntryHeader {
  readonly reads: Reads;
  /** Names what was found there. */
  readonly found: string;
  /** The first letters of the name of each thing that was found, to tell which is another one. */
  readonly hints: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Names the value. */
  readonly name: string;
  readonly isPromise: boolean;
  /** Places of the questions that its work has asked. */
  readonly asked: readonly string[];
  /** How long the value is, 0 for one that is not kept, and name and length of each answer in it, in bytes. */
  readonly length: number;
  readonly answers: readonly (readonly [name: string, length: number])[];
}

type Verdict = Omit<EntryHeader, "name" | "length" | "answers">;

/** The entry of an answer; undefined where the value is no plain data, so that it can't be kept. */
export function encodeEntry(value: unknown, verdict: Verdict): Uint8Array | undefined {
  const { plain, answers } = detachAnswers(value);
  let bytes: Uint8Array;
  try {
    bytes = serialize(plain);
  } catch {
    // What work gives may hold a part of what it was handed, which then was handed over to be watched.
    return undefined;
  }
  const names = answers.map((text) => [digest(text), text.byteLength] as const);
  const name = digest(bytes, ...names.map(([each]) => each));
  return joinEntry({ ...verdict, name, length: bytes.byteLength, answers: names }, [bytes, ...answers]);
}

/** The entry of an answer that lasts by name alone. */
export function encodeName(name: string, verdict: Verdict): Uint8Array {
  return joinEntry({ ...verdict, name, length: 0, answers: [] }, []);
}

function joinEntry(header: EntryHeader, parts: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.byteLength);
  return Buffer.concat([size, head, ...parts]);
}

/** What an entry begins with. */
export function readHeader(entry: Uint8Array): EntryHeader {
  const head = measureHead(entry);
  const header = JSON.parse(viewBytes(entry, 4, head).toString()) as EntryHeader;
  const size = header.answers.reduce((sum, [, length]) => sum + length, 4 + head + header.length);
  if (size !== entry.byteLength) throw new RangeError("the entry is not as long as it says");
  return header;
}

/** The value of an entry; the answers in it are read when somebody looks at them. */
export function readValue(entry: Uint8Array, { length, answers }: EntryHeader): unknown {
  const start = 4 + measureHead(entry);
  const value: unknown = deserialize(viewBytes(entry, start, length));
  let offset = start + length;
  const found = answers.map(([name, size]) => {
    const at = offset;
    offset += size;
    return createAnswer(
      () => JSON.parse(viewBytes(entry, at, size).toString()) as unknown,
      () => name,
    );
  });
  return found.length === 0 ? value : attachAnswers(value, found);
}

function measureHead(entry: Uint8Array): number {
  return viewBytes(entry, 0, 4).readUInt32LE();
}

function viewBytes(entry: Uint8Array, start: number, length: number): Buffer {
  return Buffer.from(entry.buffer, entry.byteOffset + start, length);
}

/** Stands for an answer in a value. */
interface Detached {
  readonly detached: number;
}

/** The value with its answers beside it, as JSON. They may be parts of it, or of the items of its lists: pages have one each. */
function detachAnswers(value: unknown): { readonly plain: unknown; readonly answers: readonly Buffer[] } {
  const answers: Buffer[] = [];
  const plain = changeItems(value, (part) => {
    if (!isAnswer(part)) return part;
    return { detached: answers.push(Buffer.from(JSON.stringify(part.get()))) - 1 } satisfies Detached;
  });
  return { plain, answers };
}

function attachAnswers(value: unknown, answers: readonly unknown[]): unknown {
  return changeItems(value, (part) => ("detached" in part ? answers[(part as Detached).detached] : part));
}

/** The value with its parts and those of the items of its lists changed, as far as they are objects. */
function changeItems(value: unknown, change: (part: object) => unknown): unknown {
  const changePart = (part: unknown): unknown => (isRecord(part) ? change(part) : part);
  if (!isRecord(value)) return value;
  return mapRecord(value, (part) => {
    if (!Array.isArray(part)) return changePart(part);
    const items = part.map((item: unknown) => (isRecord(item) ? mapRecord(item, changePart) : item));
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
