import type { EarlierMemo } from "../cache/create-memo.ts";
import { hearReport, reportAgain } from "../cache/hear-report.ts";
import { isAnsweredAsBefore, noteAnswers, type Asked } from "../cache/note-answers.ts";
import { lookAgain, noteReads, type Reads } from "../cache/note-reads.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { noMemo, type Memo } from "../memo.ts";
import { isSameList, shareParts } from "./share-parts.ts";

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
  readonly asked: Asked<unknown>;
}

interface KnownWork extends Known {
  readonly reads: Reads;
  /** What it last looked at. */
  readonly from: object;
  /** Has what it left to be made later look at other things. */
  readonly move?: ((to: object) => void) | undefined;
  /** The pieces that the work asked for, which are still wanted when it is spared. */
  readonly places: ReadonlySet<string>;
}

const nothingEarlier: EarlierMemo = { ...noMemo, recall: () => undefined };

/** A memo that holds what was made as it is, instead of copies of it. What it does not know at first, another one may. */
export function createLiveMemo(kept: EarlierMemo = nothingEarlier): LiveMemo {
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

  function reuse<From extends object, Value>(
    name: string,
    from: From,
    report: Report,
    work: (from: From, report: Report) => Value,
  ): Value {
    const known = works.get(name);
    const wantedBefore = wanted;
    if (known !== undefined && isSameFound(lookAgain(known.reads, from), lookAgain(known.reads, known.from))) {
      wanted = new Set([...wantedBefore, ...known.places]);
      known.move?.(from);
      works.set(name, { ...known, from });
      return repeat(known, report) as Value;
    }
    const { heard, diagnostics } = hearReport(report);
    const { seen, reads, move } = noteReads(from);
    wanted = new Set();
    const value = work(seen, heard);
    works.set(name, { value, diagnostics, reads, from, move: (to) => move(to as From), places: wanted });
    wanted = new Set([...wantedBefore, ...wanted]);
    return value;
  }

  return {
    remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value {
      const [place, text] = split(key);
      const known = pieces.get(place);
      if (known?.text === text) return repeat(known, report) as Value;
      const { heard, diagnostics } = hearReport(report);
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
      if (known?.text === text && isAnsweredAsBefore(known.asked as Asked<Question>, answer)) {
        return repeat(known, report) as Value;
      }
      const { heard, diagnostics } = hearReport(report);
      const { ask, asked } = noteAnswers(answer);
      const value = earlier.rememberAsking(key, ask, heard, work);
      pieces.set(place, { text, value, diagnostics, asked: asked() });
      return value;
    },
    reuse,
    keep(name, from, report, work, apart) {
      const recalled = works.has(name) ? undefined : earlier.recall(name, from, apart);
      if (recalled !== undefined) {
        works.set(name, { ...recalled, from, places: new Set() });
      }
      return reuse(name, from, report, work);
    },
    later: noMemo.later,
    improve: noMemo.improve,
    share(name, value) {
      const shared = shareParts(values.get(name), value);
      values.set(name, shared);
      return shared;
    },
    sweep() {
      earlier = nothingEarlier;
      for (const place of pieces.keys()) if (!wanted.has(place)) pieces.delete(place);
      wanted = new Set();
    },
  };
}

function repeat({ value, diagnostics }: Known, report: Report): unknown {
  reportAgain(diagnostics, report);
  return value;
}

/** Lists are made anew in every round; what counts is what is in them. */
function isSameFound(left: readonly unknown[], right: readonly unknown[]): boolean {
  const isSame = (one: unknown, other: unknown): boolean =>
    Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
  return left.length === right.length && left.every((one, index) => isSame(one, right[index]));
}
