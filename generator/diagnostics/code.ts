import type { Problem, Setting, Severity } from "./diagnostic.ts";
import { shortenMessage } from "./shorten-message.ts";

/** An entry of the message table: call it with the facts and it gives the problem to report. */
export interface DiagnosticCode<Facts = never> {
  (facts: Facts): Problem;
  readonly code: string;
  readonly severity: Severity;
  /** What `aspectdoc explain` prints: why it matters, an example, the ways out. Markdown. */
  readonly explanation: string;
}

interface CodeEntry<Facts> {
  readonly severity: Severity;
  message(facts: Facts): string;
  help?(facts: Facts): string | undefined;
  /** For what is wrong with a value of the configuration: which one it is. */
  setting?(facts: Facts): Setting | undefined;
  readonly explanation: string;
}

/** Declares a diagnostic code `area/kebab-case`. All text that the tool says about input stands in such entries. */
export function defineCode<Facts = void>(code: string, entry: CodeEntry<Facts>): DiagnosticCode<Facts> {
  const make = (facts: Facts): Problem => ({
    code,
    severity: entry.severity,
    message: shortenMessage(entry.message(facts)),
    help: shortenIfAny(entry.help?.(facts)),
    ...(entry.setting && { setting: entry.setting(facts) }),
  });
  return Object.assign(make, { code, severity: entry.severity, explanation: entry.explanation.trim() });
}

function shortenIfAny(text: string | undefined): string | undefined {
  return text === undefined ? undefined : shortenMessage(text);
}
