import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { worksAnew, type Memo } from "../memo.ts";
import { digest } from "./digest.ts";
import type { Pack } from "./pack.ts";

/** A memo that goes from run to run as a pack. */
export interface KeptMemo extends Memo {
  /** What this run has asked for, new and old; what it has not asked for is forgotten. */
  pack(): Pack;
  /** Whether this run has asked for anything that was not known, or not for all that was. */
  readonly hasChanged: boolean;
}

interface Remembered {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Questions that the work asked, each once, and the answers as JSON. */
  readonly asked?: ReadonlyMap<unknown, string> | undefined;
}

/** A memo that begins with what an earlier run left. */
export function createMemo(before: Pack): KeptMemo {
  const used = new Map<string, Uint8Array>();
  let isNew = false;

  function find(name: string): Remembered | undefined {
    const bytes = used.get(name) ?? before.get(name);
    if (bytes === undefined) return undefined;
    used.set(name, bytes);
    return deserialize(bytes) as Remembered;
  }

  function keep(name: string, remembered: Remembered): void {
    used.set(name, serialize(remembered));
    isNew = true;
  }

  return {
    remember<Value>(key: readonly string[], report: Report, work: (report: Report) => Value): Value {
      const name = digest(...key);
      const known = find(name);
      if (known !== undefined) return repeat(known, report) as Value;
      const heard = createReport();
      const remembered = { value: work(heard), diagnostics: heard.diagnostics };
      keep(name, remembered);
      return repeat(remembered, report) as Value;
    },
    rememberAsking<Question, Answer, Value>(
      key: readonly string[],
      answer: (question: Question) => Answer,
      report: Report,
      work: (ask: (question: Question) => Answer, report: Report) => Value,
    ): Value {
      const name = digest(...key);
      const known = find(name);
      const isAsBefore = [...(known?.asked ?? [])].every(
        ([question, before]) => toText(answer(question as Question)) === before,
      );
      if (known !== undefined && isAsBefore) return repeat(known, report) as Value;
      const heard = createReport();
      const asked = new Map<string, readonly [Question, string]>();
      const ask = (question: Question): Answer => {
        const given = answer(question);
        asked.set(toText(question), [question, toText(given)]);
        return given;
      };
      const remembered = { value: work(ask, heard), diagnostics: heard.diagnostics, asked: new Map(asked.values()) };
      keep(name, remembered);
      return repeat(remembered, report) as Value;
    },
    ...worksAnew,
    pack: () => used,
    get hasChanged() {
      return isNew || used.size < before.size;
    },
  };
}

function toText(data: unknown): string {
  return JSON.stringify(data) ?? "undefined";
}

/** The value, after what was reported with it. */
function repeat({ value, diagnostics }: Remembered, report: Report): unknown {
  for (const { span, related, ...problem } of diagnostics) report.add(problem, span, related);
  return value;
}
