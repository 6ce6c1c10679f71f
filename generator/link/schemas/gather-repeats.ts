import type { Span } from "../../catalogue/span.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";

/** A report that keeps to itself what a file may say many times, until it is to be told. */
interface Repeats extends Report {
  tell(): void;
}

/** What tools write into a schema again and again, as a template or a sample has it. */
const repeated: ReadonlySet<string> = new Set([linkCodes.unfitDefault.code, linkCodes.spelledDefault.code]);

/** Tells what is said of a file several times in the same words once, at its first place and with how often it is so. */
export function gatherRepeats(report: Report): Repeats {
  const groups = new Map<string, { readonly problem: Problem; readonly spans: Span[] }>();
  return {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related) {
      if (span === undefined || !repeated.has(problem.code)) return report.add(problem, span, related);
      const key = JSON.stringify([span.file, problem.code, problem.message]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { problem, spans: [span] });
      else group.spans.push(span);
    },
    tell() {
      for (const { problem, spans } of groups.values()) {
        const [first] = spans.toSorted((a, b) => a.startLine - b.startLine || a.startColumn - b.startColumn);
        const times = spans.length === 1 ? "" : ` (${spans.length} times in this file)`;
        report.add({ ...problem, message: `${problem.message}${times}` }, first);
      }
    },
  };
}
