import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { makeWhenRead, namePart } from "../make-when-read.ts";
import { createLaterWork, worksAnew, type Apart, type Memo } from "../memo.ts";
import { digest } from "./digest.ts";
import { createDataDigests } from "./digest-data.ts";
import { hearReport, reportAgain } from "./hear-report.ts";
import { isAnsweredAsBefore, noteAnswers, type Asked } from "./note-answers.ts";
import { lookAgain, noteReads, type Reads } from "./note-reads.ts";
import type { Pack } from "./pack.ts";

/** A memo that can be asked what it knows of work on a model without doing it. */
export interface EarlierMemo extends Memo {
  /** What `keep` would give for the name without working, with what it goes by; undefined when it would have to work. */
  recall<Value>(name: string, from: object, apart?: Apart<Value>): RecalledWork | undefined;
}

/** What an earlier run has left of work on a model. */
export interface RecalledWork {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
}

/** A memo that goes from run to run as a pack. */
export interface KeptMemo extends EarlierMemo {
  /** The memo of work that, besides what it is handed, depends on what `scope` names. */
  within(scope: string): EarlierMemo;
  /** What this run has asked for, new and old; what it has not asked for is forgotten. */
  pack(): Pack;
  /** Whether this run has asked for anything that was not known, or not for all that was. */
  readonly hasChanged: boolean;
}

interface Remembered {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  readonly asked?: Asked<unknown> | undefined;
}

/** What is known of work on a model; the value has an entry of its own, since it may not be wanted. */
interface KeptWork {
  readonly reads: Reads;
  /** Names what was found there. */
  readonly found: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Names the value. */
  readonly value: string;
  readonly isPromise: boolean;
  /** Names the parts that are kept apart, each with an entry of its own. */
  readonly parts: readonly string[];
}

/** What is known of work that is left until it is wanted. */
type KeptLook = Pick<KeptWork, "reads" | "found">;

interface Stripped {
  readonly value: unknown;
  readonly parts: readonly string[];
}

/** A memo that begins with what an earlier run left. */
export function createMemo(before: Pack): KeptMemo {
  const used = new Map<string, Uint8Array>();
  const digests = createDataDigests();
  let isNew = false;

  function find(name: string): unknown {
    const bytes = used.get(name) ?? before.get(name);
    if (bytes === undefined) return undefined;
    try {
      const entry: unknown = deserialize(bytes);
      used.set(name, bytes);
      return entry;
    } catch {
      // Someone else has put it there: whoever can write a cache can make its digest right.
      return undefined;
    }
  }

  function keep(name: string, entry: unknown): Uint8Array {
    const bytes = serialize(entry);
    used.set(name, bytes);
    isNew = true;
    return bytes;
  }

  /** What work gives may hold a part of what it was handed, which then was handed over to be watched. */
  function keepIfPlain(name: string, value: unknown): Uint8Array | undefined {
    try {
      return keep(name, value);
    } catch {
      used.delete(name);
      return undefined;
    }
  }

  /** The value without the parts that are to be kept apart, which from now on are known by their names. */
  function keepApart<Value>(place: string, value: Value, { list, part }: Apart<Value>): Stripped {
    const parts: string[] = [];
    const items = listItems(value, list).map((item, index) => {
      const bytes = Buffer.from(JSON.stringify(item[part]));
      const name = digest(bytes);
      used.set(toPartPlace(place, index), bytes);
      namePart(item, part, () => name);
      parts.push(name);
      return { ...item, [part]: undefined };
    });
    return { value: { ...value, [list]: items }, parts };
  }

  /** Puts the parts into a value again, to be read when somebody looks at them. */
  function findApart<Value>(place: string, value: Value, { list, part }: Apart<Value>, names: readonly string[]): void {
    for (const [index, item] of listItems(value, list).entries()) {
      const partPlace = toPartPlace(place, index);
      const bytes = used.get(partPlace) ?? before.get(partPlace) ?? new Uint8Array();
      used.set(partPlace, bytes);
      const work = createLaterWork(
        () => JSON.parse(Buffer.from(bytes).toString()) as unknown,
        () => names[index],
      );
      makeWhenRead(item, part, work);
    }
  }

  const digestReads = (reads: Reads, from: object): string =>
    digest(...lookAgain(reads, from).map((found) => digests.of(found)));

  function createScope(scope: string): EarlierMemo {
    function recall<Value>(name: string, from: object, apart?: Apart<Value>): RecalledWork | undefined {
      const known = find(digest(scope, "work", name)) as KeptWork | undefined;
      if (known === undefined || digestReads(known.reads, from) !== known.found) return undefined;
      const { reads, diagnostics, isPromise, parts } = known;
      const valuePlace = digest(scope, "value", name);
      const value = find(valuePlace);
      if (apart !== undefined) findApart(valuePlace, value as Value, apart, parts);
      digests.name(value, known.value);
      return { value: isPromise ? Promise.resolve(value) : value, diagnostics, reads };
    }

    return {
      recall,
      remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value {
        const name = digest(...key);
        let remembered = find(name) as Remembered | undefined;
        if (remembered === undefined) {
          const { heard, diagnostics } = hearReport(report);
          remembered = { value: work(heard), diagnostics };
          keep(name, remembered);
        } else reportAgain(remembered.diagnostics, report);
        // The key tells all that the value depends on.
        digests.name(remembered.value, name);
        return remembered.value as Value;
      },
      rememberAsking<Question, Answer, Value>(
        key: readonly string[],
        answer: (question: Question) => Answer,
        report: Report,
        work: (ask: (question: Question) => Answer, report: Report) => Value,
      ): Value {
        const name = digest(...key);
        const known = find(name) as Remembered | undefined;
        if (known !== undefined && isAnsweredAsBefore((known.asked ?? new Map()) as Asked<Question>, answer)) {
          reportAgain(known.diagnostics, report);
          return known.value as Value;
        }
        const { heard, diagnostics } = hearReport(report);
        const { ask, asked } = noteAnswers(answer);
        const value = work(ask, heard);
        keep(name, { value, diagnostics, asked: asked() } satisfies Remembered);
        return value;
      },
      keep<From extends object, Value>(
        name: string,
        from: From,
        report: Report,
        work: (from: From, report: Report) => Value,
        apart?: Apart<Value>,
      ): Value {
        const known = recall(name, from, apart);
        if (known !== undefined) {
          reportAgain(known.diagnostics, report);
          return known.value as Value;
        }
        const { heard, diagnostics } = hearReport(report);
        const { seen, reads } = noteReads(from);
        const note = (made: Value, isPromise: boolean): void => {
          const valuePlace = digest(scope, "value", name);
          const { value, parts } =
            apart === undefined ? { value: made, parts: [] } : keepApart(valuePlace, made, apart);
          const bytes = keepIfPlain(valuePlace, value);
          if (bytes === undefined) return;
          const valueName = digest(bytes, ...parts);
          keep(digest(scope, "work", name), {
            reads,
            found: digestReads(reads, from),
            diagnostics,
            value: valueName,
            isPromise,
            parts,
          } satisfies KeptWork);
          digests.name(made, valueName);
        };
        const made = work(seen, heard);
        if (made instanceof Promise) {
          return made.then((value: Value) => {
            note(value, true);
            return value;
          }) as Value;
        }
        note(made, false);
        return made;
      },
      later<From extends object, Value>(name: string, from: From, work: (from: From) => Value) {
        const place = digest(scope, "later", name);
        const { seen, reads } = noteReads(from);
        const later = createLaterWork(
          () => work(seen),
          () => {
            const known = find(place) as KeptLook | undefined;
            if (known !== undefined && digestReads(known.reads, from) === known.found) return known.found;
            later.get();
            const found = digestReads(reads, from);
            keep(place, { reads, found } satisfies KeptLook);
            return found;
          },
        );
        return later;
      },
      improve<Value>(name: string, work: (before: Value | undefined) => Value) {
        const place = digest(scope, "improve", name);
        const before = find(place) as Value | undefined;
        const value = work(before);
        if (value !== before) keep(place, value);
        return value;
      },
      ...worksAnew,
    };
  }

  return {
    ...createScope(""),
    within: createScope,
    pack: () => used,
    get hasChanged() {
      return isNew || used.size < before.size;
    },
  };
}

function toPartPlace(place: string, index: number): string {
  return `${place} ${index}`;
}

function listItems<Value>(value: Value, list: keyof Value): readonly Record<string, unknown>[] {
  return value[list] as readonly Record<string, unknown>[];
}
