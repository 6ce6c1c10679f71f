import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { noMemo, type Memo } from "../memo.ts";
import { noteReads, type Reading } from "./note-reads.ts";
import { shareParts } from "./share-parts.ts";

/** A memo of a process that makes the same site again and again. It keeps one state of each piece, the last. */
export interface LiveMemo extends Memo {
  /** Forgets the pieces that nobody has asked for since this was last called, and what earlier processes have left. */
  sweep(): void;
}

interface Known {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

interface KnownPiece extends Known {
  readonly text: string;
  /** Questions that the work asked, and the answers as JSON. */
  readonly asked: ReadonlyMap<unknown, string>;
}

interface KnownWork extends Known {
  readonly notes: readonly Reading[];
  /** The pieces that the work asked for, which are still wanted when it is spared. */
  readonly places: ReadonlySet<string>;
}

/** A memo that holds what was made as it is, instead of copies of it. What it does not know at first, another one may. */
export function createLiveMemo(kept: Memo = noMemo): LiveMemo {
  let earlier = kept;
  const pieces = new Map<string, KnownPiece>();
  const works = new Map<string, KnownWork>();
  const values = new Map<string, unknown>();
  let wanted = new Set<string>();

  // The last part of a key is the text, which is the same string as before unless the file has changed.
  const split = (key: readonly string[]): readonly [place: string, text: string] => {
    const place = key.slice(0, -1).join("\0");
    wanted.add(place);
    return [place, key.at(-1) ?? ""];
  };

  return {
    remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value {
      const [place, text] = split(key);
      const known = pieces.get(place);
      if (known?.text === text) return repeat(known, report) as Value;
      const { heard, diagnostics } = listen(report);
      const value = earlier.remember(key, heard, work);
      pieces.set(place, { text, value, diagnostics, asked: new Map() });
      return value;
    },
    rememberAsking<Question, Answer, Value>(
      key: readonly string[],
      answer: (question: Question) => Answer,
      report: Report,
      work: (ask: (question: Question) => Answer, report: Report) => Value,
    ): Value {
      const [place, text] = split(key);
      const known = pieces.get(place);
      const isAsBefore = (): boolean =>
        [...(known?.asked ?? [])].every(([question, before]) => toText(answer(question as Question)) === before);
      if (known?.text === text && isAsBefore()) return repeat(known, report) as Value;
      const { heard, diagnostics } = listen(report);
      const asked = new Map<string, readonly [Question, string]>();
      const ask = (question: Question): Answer => {
        const given = answer(question);
        asked.set(toText(question), [question, toText(given)]);
        return given;
      };
      const value = earlier.rememberAsking(key, ask, heard, work);
      pieces.set(place, { text, value, diagnostics, asked: new Map(asked.values()) });
      return value;
    },
    reuse<From extends object, Value>(
      name: string,
      from: From,
      report: Report,
      work: (from: From, report: Report) => Value,
    ): Value {
      const known = works.get(name);
      const wantedBefore = wanted;
      if (known?.notes.every((isAsBefore) => isAsBefore(from)) === true) {
        wanted = new Set([...wantedBefore, ...known.places]);
        return repeat(known, report) as Value;
      }
      const { heard, diagnostics } = listen(report);
      const { seen, notes } = noteReads(from);
      wanted = new Set();
      const value = work(seen, heard);
      works.set(name, { value, diagnostics, notes: notes(), places: wanted });
      wanted = new Set([...wantedBefore, ...wanted]);
      return value;
    },
    share(name, value) {
      const shared = shareParts(values.get(name), value);
      values.set(name, shared);
      return shared;
    },
    sweep() {
      earlier = noMemo;
      for (const place of pieces.keys()) if (!wanted.has(place)) pieces.delete(place);
      wanted = new Set();
    },
  };
}

/** A report that passes on what it hears, and keeps it; work may also look at what was said before it. */
function listen(report: Report): { readonly heard: Report; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const heard: Report = {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related = []) {
      diagnostics.push({ ...problem, span, related });
      report.add(problem, span, related);
    },
  };
  return { heard, diagnostics };
}

function repeat({ value, diagnostics }: Known, report: Report): unknown {
  for (const { span, related, ...problem } of diagnostics) report.add(problem, span, related);
  return value;
}

function toText(data: unknown): string {
  return JSON.stringify(data) ?? "undefined";
}
