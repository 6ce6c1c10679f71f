import type { Change, Verdict } from "../compare/change.ts";
import { findWayOut } from "../compare/say-change.ts";
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.ts";
import { describeHits, toSentence } from "./words.ts";

const severities: Readonly<Record<Verdict, Severity>> = {
  breaking: "error",
  reindex: "warning",
  risky: "warning",
  safe: "info",
  docs: "info",
};

interface DiagnosticOptions {
  /** Instead of that of the verdict. */
  readonly severity?: Severity | undefined;
  /** Where a file of the earlier side is; without it, files are called by their paths below the input. */
  readonly locateBefore?: ((path: string) => string) | undefined;
}

/**
 * Changes as diagnostics, for the formats that name places in what is checked. What is gone has none there; where it was
 * is said in words.
 */
export function toDiagnostics(
  changes: readonly Change[],
  { severity, locateBefore }: DiagnosticOptions = {},
): readonly Diagnostic[] {
  return changes.map((change) => {
    const { code, verdict, after, before } = change;
    const was =
      after?.span === undefined && before?.span !== undefined
        ? `was in \`${locateBefore?.(before.span.file) ?? before.span.file}\``
        : "";
    const message = [toSentence(change), describeHits(change), was].filter((part) => part !== "").join("; ");
    return {
      code,
      severity: severity ?? severities[verdict],
      message,
      help: findWayOut(change),
      span: after?.span,
      related: [],
    };
  });
}
