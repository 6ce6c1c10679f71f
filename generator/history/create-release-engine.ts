import { digest } from "../cache/digest.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createAnswer } from "../engine/answer.ts";
import { type Engine, forgetful } from "../engine/engine.ts";
import { hearReport, reportAgain } from "../engine/hear-report.ts";

/** An engine for one release after the other: files that two neighbours have in common are read once. */
export interface ReleaseEngine extends Engine {
  /** Forgets what the release before has asked for and this one has not. */
  next(): void;
}

interface Known {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

export function createReleaseEngine(): ReleaseEngine {
  let earlier = new Map<string, Known>();
  let now = new Map<string, Known>();
  return {
    ask(question, from, work) {
      // A file is what its text says; all other work sees a whole model, which no two releases share.
      if (!("text" in from) || typeof from.text !== "string" || Object.keys(from).length > 1) {
        return forgetful.ask(question, from, work);
      }
      const name = digest(question.query, question.key ?? "", from.text);
      return createAnswer((report) => {
        const known = now.get(name) ?? earlier.get(name);
        if (known !== undefined) {
          now.set(name, known);
          reportAgain(known.diagnostics, report);
          return known.value as ReturnType<typeof work>;
        }
        const { heard, diagnostics } = hearReport(report);
        const value = work(from, heard, () => undefined);
        now.set(name, { value, diagnostics });
        return value;
      });
    },
    next() {
      earlier = now;
      now = new Map();
    },
  };
}
