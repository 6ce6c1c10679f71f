import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Memo } from "../memo.ts";
import { hearReport, reportAgain } from "../cache/hear-report.ts";
import { isAnsweredAsBefore, noteAnswers, type Asked } from "../cache/note-answers.ts";
import { noteReads, readAgain, type NotedRead } from "../cache/note-reads.ts";
import { isSameList, shareParts } from "./share-parts.ts";

/** A memo of a process that makes the same site again and again. It keeps one state of each piece, the last. */
export interface LiveMemo extends Memo {
  /** Forgets the pieces that nobody has asked for since this was last called. */
  sweep(): void;
}

interface Known {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

interface KnownPiece extends Known {
  readonly text: string;
  readonly asked: Asked<unknown>;
}

interface KnownWork extends Known {
  readonly notes: readonly NotedRead[];
}

/** A memo that holds what was made as it is, instead of copies of it. */
export function createLiveMemo(): LiveMemo {
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

  function reuse<From extends object, Value>(
    name: string,
    from: From,
    report: Report,
    work: (from: From, report: Report) => Value,
  ): Value {
    const known = works.get(name);
    if (known?.notes.every((note) => isSame(readAgain(from, note), note.found)) === true) {
      return repeat(known, report) as Value;
    }
    const { heard, diagnostics } = hearReport(report);
    const { seen, notes } = noteReads(from);
    const value = work(seen, heard);
    works.set(name, { value, diagnostics, notes: notes() });
    return value;
  }

  return {
    remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value {
      const [place, text] = split(key);
      const known = pieces.get(place);
      if (known?.text === text) return repeat(known, report) as Value;
      const { heard, diagnostics } = hearReport(report);
      const value = work(heard);
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
      if (known?.text === text && isAnsweredAsBefore(known.asked as Asked<Question>, answer))
        return repeat(known, report) as Value;
      const { heard, diagnostics } = hearReport(report);
      const { ask, asked } = noteAnswers(answer);
      const value = work(ask, heard);
      pieces.set(place, { text, value, diagnostics, asked: asked() });
      return value;
    },
    reuse,
    keep: reuse,
    share(name, value) {
      const shared = shareParts(values.get(name), value);
      values.set(name, shared);
      return shared;
    },
    sweep() {
      for (const place of pieces.keys()) if (!wanted.has(place)) pieces.delete(place);
      wanted = new Set();
    },
  };
}

function repeat({ value, diagnostics }: Known, report: Report): unknown {
  reportAgain(diagnostics, report);
  return value;
}

/** Lists are made anew in every run; what counts is what is in them. */
function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (Array.isArray(left) && Array.isArray(right) && isSameList(left, right));
}
