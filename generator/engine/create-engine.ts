import { digest } from "../places/digest.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { createAnswer, type Answer } from "./answer.ts";
import { createDataDigests } from "./digest-data.ts";
import type { Engine, Question, Work } from "./engine.ts";
import { nothingLeft, type Leavings, type Store } from "./entry.ts";
import { hearReport, reportAgain } from "./hear-report.ts";
import { noteReads } from "./note-reads.ts";
import { createLegacy, createMemory, noAnswer, type Known } from "./remember-answers.ts";
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
  /** For a process that leaves nothing: what earlier runs can't answer is worked out as if nothing were remembered. */
  readonly isLast?: boolean | undefined;
  readonly onAnswer?: ((trace: Trace) => void) | undefined;
}

/** The engine of a run or a session: it hands out engines that ask, and keeps what they were answered. */
export interface RememberingEngine {
  /** The engine of questions that, besides what they are handed, depend on what `scope` names. */
  within(scope: string): Engine;
  /** Forgets what nobody has asked for since this was last called. */
  sweep(): void;
  /** What is there for the next run: the answers that last, old and new, of all that was asked for. */
  leave(): Leavings;
  /** Whether that differs from what was there before. */
  readonly hasChanged: boolean;
}

/** An engine that begins with what earlier runs have left. */
export function createEngine({
  before = nothingLeft,
  isLive = false,
  isLast = false,
  onAnswer,
}: EngineOptions = {}): RememberingEngine {
  const memory = createMemory();
  const legacy = createLegacy(before, createDataDigests(), isLive);
  /** Places that have been asked for by the work that is under way. */
  let asked = new Set<string>();

  function answerAnew<From extends object, Value>(
    { place, lasts }: { readonly place: string; readonly lasts: Question["lasts"] },
    from: From,
    work: Work<From, Value>,
    report: Report,
  ): Known | Promise<Known> {
    const outer = asked;
    const own = new Set<string>();
    const { heard, diagnostics } = hearReport(report);
    const { seen, reads, found, unwrap } = noteReads(from);
    const note = (given: unknown, isPromise: boolean): Known => {
      const made = unwrap(given);
      const value = isLive ? shareParts(memory.get(place)?.value(), made) : made;
      const known = {
        value: createConstant(value),
        isPromise,
        diagnostics,
        reads: reads(),
        found: found(),
        asked: own,
      };
      if (isLive) memory.note(place, known);
      return isLive || lasts === undefined ? known : { ...known, name: legacy.keep({ place, lasts }, known, from) };
    };
    const leave = (): void => {
      asked = outer;
      for (const other of own) outer.add(other);
    };
    asked = own;
    let made: Value;
    try {
      made = workOnBefore(
        (before) => work(seen, heard, before as () => Awaited<Value> | undefined),
        (makeAgain) => (isLive ? memory.get(place)?.value() : legacy.readBefore(place, makeAgain)),
        () => work(from, createReport(), () => undefined),
      );
    } catch (error) {
      leave();
      throw error;
    }
    if (made instanceof Promise) return made.finally(leave).then((value: unknown) => note(value, true));
    leave();
    return note(made, false);
  }

  function within(scope: string): Engine {
    return {
      ask<From extends object, Value>(question: Question, from: From, work: Work<From, Value>): Answer<Value> {
        const { query, key = "", lasts } = question;
        if (!isLive && lasts === undefined) return createAnswer((report) => work(from, report, () => undefined));
        const place = memory.placeOf(scope, query, key);
        const makeValue = (): Value => work(from, createReport(), () => undefined);
        let known: Known | Promise<Known> | undefined;
        const find = (report: Report): Known | Promise<Known> => {
          asked.add(place);
          if (known !== undefined) return known;
          const left = (): ReturnType<typeof legacy.find> =>
            lasts === undefined ? { because: noAnswer } : legacy.find({ place, lasts }, from, makeValue);
          const found = memory.find(place, from) ?? left();
          onAnswer?.({ query, key, because: found.known === undefined ? found.because : undefined });
          if (found.known === undefined) {
            known = isLast ? answerOnce(from, work, report) : answerAnew({ place, lasts }, from, work, report);
            return known;
          }
          known = found.known;
          if (isLive) memory.note(place, known);
          for (const other of known.asked) asked.add(other);
          reportAgain(known.diagnostics, report);
          return known;
        };
        return toAnswer<Value>(query, find);
      },
    };
  }

  return {
    within,
    sweep() {
      memory.keepOnly(asked);
      asked = new Set();
      legacy.drop();
    },
    leave: legacy.leave,
    get hasChanged() {
      return legacy.hasChanged;
    },
  };
}

/** Work has looked into the answer before, and a part of that can't be read any more. */
class LostPartError extends Error {}

/**
 * Does work that may make its answer of the one before. Where a part of that is lost, it is done without; where that only
 * shows later, by somebody who looks at a part that was taken over, it is made again.
 */
function workOnBefore<Made>(
  work: (before: () => unknown) => Made,
  readBefore: (makeAgain: () => unknown) => unknown,
  makeAgain: () => unknown,
): Made {
  let isUnderWay = true;
  const findLost = (): unknown => {
    if (isUnderWay) throw new LostPartError();
    return makeAgain();
  };
  try {
    return work(() => readBefore(findLost));
  } catch (error) {
    if (error instanceof LostPartError) return work(() => undefined);
    throw error;
  } finally {
    isUnderWay = false;
  }
}

/** The answer of work that nobody watches. */
function answerOnce<From extends object, Value>(
  from: From,
  work: Work<From, Value>,
  report: Report,
): Known | Promise<Known> {
  const made = work(from, report, () => undefined);
  const rest = { diagnostics: [], reads: { of: "value" }, found: [], asked: [] } as const;
  if (!(made instanceof Promise)) return { value: createConstant(made), isPromise: false, ...rest };
  return made.then((value: unknown) => ({ value: createConstant(value), isPromise: true, ...rest }));
}

/** Apart from all else, so that a value that is remembered holds nothing of what it was made from. */
function createConstant<Value>(value: Value): () => Value {
  return () => value;
}

function toAnswer<Value>(query: string, find: (report: Report) => Known | Promise<Known>): Answer<Value> {
  return createAnswer(
    (report) => {
      const found = find(report);
      if (found instanceof Promise) return found.then(({ value }) => value()) as Value;
      return (found.isPromise ? Promise.resolve(found.value()) : found.value()) as Value;
    },
    (report) => {
      const found = find(report);
      if (found instanceof Promise) throw new Error(`the answer to ${query} has no name before it is there`);
      return found.name ?? digest(JSON.stringify(found.value()) ?? "");
    },
  );
}
