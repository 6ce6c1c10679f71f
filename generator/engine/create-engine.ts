import { digest } from "../cache/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { createAnswer, type Answer } from "./answer.ts";
import { createDataDigests } from "./digest-data.ts";
import type { Engine, Question, Work } from "./engine.ts";
import { encodeEntry, encodeName, readHeader, readValue, type EntryHeader, type Store } from "./entry.ts";
import { hearReport, reportAgain } from "./hear-report.ts";
import { lookAgain, nameReads, noteReads, type Reads } from "./note-reads.ts";
import { shareParts } from "./share-parts.ts";

/*
 * How questions are remembered. An answer holds as long as what its work found where it looked is what is found there
 * now: the very same things within a process, things that say the same between runs. So nobody has to tell
 * what has changed, and a change that makes no difference spares all that comes after it.
 */

/** What the engine did for a question. */
export interface Trace {
  readonly query: string;
  readonly key: string;
  /** Why the work was done: the first place that says something else. Absent when it was spared. */
  readonly because?: string | undefined;
}

interface EngineOptions {
  /** What earlier runs have left. */
  readonly before?: Store | undefined;
  /** For a process that asks again and again: every answer is remembered, not only those that last. */
  readonly isLive?: boolean | undefined;
  readonly onAnswer?: ((trace: Trace) => void) | undefined;
}

export interface RememberingEngine {
  /** The engine of questions that, besides what they are handed, depend on what `scope` names. */
  within(scope: string): Engine;
  /** Forgets what nobody has asked for since this was last called. */
  sweep(): void;
  /** What is there for the next run: the answers that last, old and new, of all that was asked for. */
  leave(): Store;
  /** Whether that differs from what was there before. */
  readonly hasChanged: boolean;
}

/** What is known of a question. */
interface Known {
  /** What it is once it has settled; read back when somebody looks. */
  value(): unknown;
  readonly isPromise: boolean;
  /** Names the value; absent where only this process knows it. */
  readonly name?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
  readonly found: readonly unknown[];
  /** Places of the questions that its work has asked, which are wanted as long as it is. */
  readonly asked: Iterable<string>;
}

/** What is known, or why that doesn't hold. */
type Found = { readonly known: Known } | { readonly known?: undefined; readonly because: string };

/** An engine that begins with what earlier runs have left. */
export function createEngine({ before, isLive = false, onAnswer }: EngineOptions = {}): RememberingEngine {
  let earlier: Store = before ?? new Map<string, Uint8Array>();
  const inMemory = new Map<string, Known>();
  const kept = new Map<string, Uint8Array>();
  const digests = createDataDigests();
  /** Places that have been asked for by the work that is under way. */
  let asked = new Set<string>();
  let isNew = false;

  const nameFound = (found: readonly unknown[]): readonly string[] => found.map((thing) => digests.of(thing));

  function findKept(place: string, from: object, makeValue: () => unknown): Found {
    const entry = kept.get(place) ?? earlier.get(place);
    if (entry === undefined) return { because: noAnswer };
    const header = readHeader(entry);
    const found = lookAgain(header.reads, from);
    const names = nameFound(found);
    if (digest(...names) !== header.found) return { because: tellDifference(header, names) };
    if (!isLive) keep(place, entry, header);
    let read: { readonly value: unknown } | undefined;
    const value = (): unknown => {
      if (read === undefined) {
        read = { value: header.length === 0 ? makeValue() : readValue(entry, header) };
        digests.name(read.value, header.name);
      }
      return read.value;
    };
    return { known: { ...header, found, value } };
  }

  /** Who is spared asks nothing, but what it once asked for is wanted as much as it is. */
  function keep(place: string, entry: Uint8Array, { asked: others }: EntryHeader): void {
    if (kept.has(place)) return;
    kept.set(place, entry);
    for (const other of others) {
      const behind = earlier.get(other);
      if (behind !== undefined) keep(other, behind, readHeader(behind));
    }
  }

  function findInMemory(place: string, from: object): Found | undefined {
    const known = inMemory.get(place);
    if (known === undefined) return undefined;
    const found = lookAgain(known.reads, from);
    const index = findDifference(known.found, found);
    return index < 0 ? { known } : { because: nameReads(known.reads)[index] ?? "" };
  }

  function answerAnew<From extends object, Value>(
    { place, lasts }: { readonly place: string; readonly lasts: Question["lasts"] },
    from: From,
    work: Work<From, Value>,
    report: Report,
  ): Known | Promise<Known> {
    const previous = (): unknown => (isLive ? inMemory.get(place)?.value() : readPrevious(place));
    const outer = asked;
    const own = new Set<string>();
    const { heard, diagnostics } = hearReport(report);
    const { seen, reads, found, unwrap } = noteReads(from);
    const note = (given: unknown, isPromise: boolean): Known => {
      const made = unwrap(given);
      const value = isLive ? shareParts(previous(), made) : made;
      const known = { value: () => value, isPromise, diagnostics, reads: reads(), found: found(), asked: own };
      if (isLive) inMemory.set(place, known);
      return isLive || lasts === undefined ? known : { ...known, name: keepAnew(place, known, lasts) };
    };
    const leave = (): void => {
      asked = outer;
      for (const other of own) outer.add(other);
    };
    asked = own;
    let made: Value;
    try {
      made = work(seen, heard, previous as () => Awaited<Value> | undefined);
    } catch (error) {
      leave();
      throw error;
    }
    if (made instanceof Promise) return made.finally(leave).then((value: unknown) => note(value, true));
    leave();
    return note(made, false);
  }

  function keepAnew(place: string, known: Known, lasts: NonNullable<Question["lasts"]>): string | undefined {
    const value = known.value();
    const names = nameFound(known.found);
    const hints = names.map((name) => name.slice(0, hintLength)).join("");
    const { reads, diagnostics, isPromise } = known;
    const verdict = { reads, diagnostics, found: digest(...names), hints, isPromise, asked: [...known.asked] };
    const entry = lasts === "whole" ? encodeEntry(value, verdict) : encodeName(digest(JSON.stringify(value)), verdict);
    kept.delete(place);
    if (entry === undefined) return undefined;
    isNew = true;
    kept.set(place, entry);
    const { name } = readHeader(entry);
    digests.name(value, name);
    return name;
  }

  function readPrevious(place: string): unknown {
    const entry = earlier.get(place);
    const header = entry && readHeader(entry);
    return entry === undefined || header === undefined || header.length === 0 ? undefined : readValue(entry, header);
  }

  function createScope(scope: string): Engine {
    return {
      ask<From extends object, Value>(question: Question, from: From, work: Work<From, Value>): Answer<Value> {
        const { query, key = "", lasts } = question;
        const place = digest(scope, query, key);
        if (!isLive && lasts === undefined) return createAnswer((report) => work(from, report, () => undefined));
        let known: Known | Promise<Known> | undefined;
        const anew = (): Value => work(from, createReport(), () => undefined);
        const find = (report: Report): Known | Promise<Known> => {
          asked.add(place);
          if (known !== undefined) return known;
          const found =
            findInMemory(place, from) ?? (lasts === undefined ? { because: noAnswer } : findKept(place, from, anew));
          onAnswer?.({ query, key, because: found.known === undefined ? found.because : undefined });
          if (found.known === undefined) return (known = answerAnew({ place, lasts }, from, work, report));
          known = found.known;
          if (isLive) inMemory.set(place, known);
          for (const other of known.asked) asked.add(other);
          reportAgain(known.diagnostics, report);
          return known;
        };
        return createAnswer(
          (report) => {
            const found = find(report);
            if (found instanceof Promise) return found.then(({ value }) => value()) as Value;
            return (found.isPromise ? Promise.resolve(found.value()) : found.value()) as Value;
          },
          () => {
            const found = find(createReport());
            if (found instanceof Promise) throw new Error(`the answer to ${query} has no name before it is there`);
            return found.name ?? JSON.stringify(found.value());
          },
        );
      },
    };
  }

  return {
    within: createScope,
    sweep() {
      for (const place of inMemory.keys()) if (!asked.has(place)) inMemory.delete(place);
      asked = new Set();
      earlier = new Map();
    },
    leave: () => kept,
    get hasChanged() {
      return isNew || kept.size < earlier.size;
    },
  };
}

const noAnswer = "there is no answer yet";

/** So many letters of a name tell well enough which of the things that were found is another one. */
const hintLength = 4;

function tellDifference({ reads, hints }: EntryHeader, names: readonly string[]): string {
  const hintAt = (index: number): string => hints.slice(index * hintLength, (index + 1) * hintLength);
  const index = names.findIndex((name, at) => hintAt(at) !== name.slice(0, hintLength));
  return nameReads(reads)[Math.max(index, 0)] ?? "";
}

/** What is the very same needs no look into it, so that next to nothing is gone through. */
function findDifference(before: readonly unknown[], now: readonly unknown[]): number {
  const index = now.findIndex((one, at) => shareParts(before[at], one) !== before[at]);
  return index < 0 && before.length !== now.length ? now.length : index;
}
