import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Change, Verdict } from "../compare/change.ts";
import type { Span } from "../catalogue/span.ts";
import { createFindDeclaration } from "../compare/find-declaration.ts";
import { findRule } from "../compare/rules.ts";
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
  /** The later state. With it, what is gone is told where that is declared which it was taken from. */
  readonly catalogue?: Catalogue | undefined;
  /** Instead of that of the verdict. */
  readonly severity?: Severity | undefined;
  /** Where a file of the earlier side is; without it, files are called by their paths below the input. */
  readonly locateBefore?: ((path: string) => string) | undefined;
  /** Whether the way out says where it was, as people read it; what names places by itself needs no such words. */
  readonly saysPlaceBefore?: true | undefined;
}

/**
 * Changes as diagnostics, for the formats that name places in what is checked. What is gone has none of its own there; where
 * it was is said in words, unless it was in the file that is named.
 */
export function toDiagnostics(
  changes: readonly Change[],
  { catalogue, severity, locateBefore, saysPlaceBefore }: DiagnosticOptions = {},
): readonly Diagnostic[] {
  const find = catalogue && createFindDeclaration(catalogue);
  return changes.map((change) => {
    const { code, verdict, after, before } = change;
    const span = after?.span ?? find?.(change);
    const was =
      after?.span === undefined && before?.span !== undefined && before.span.file !== span?.file
        ? `was in \`${locateBefore?.(before.span.file) ?? before.span.file}\``
        : "";
    const message = [toSentence(change), describeHits(change), was].filter((part) => part !== "").join("; ");
    return {
      code,
      severity: severity ?? severities[verdict],
      message,
      // Not in the message, by which a diagnostic is known when lines move.
      help: saysPlaceBefore === true ? withPlace(findWayOut(change), before?.span, locateBefore) : findWayOut(change),
      explanation: findRule(code)?.explanation,
      span,
      related: [],
    };
  });
}

function withPlace(
  help: string | undefined,
  span: Span | undefined,
  locate: DiagnosticOptions["locateBefore"],
): string | undefined {
  if (span === undefined) return help;
  const { file, startLine, startColumn } = span;
  const place = `it was at \`${locate?.(file) ?? file}:${startLine}:${startColumn}\``;
  return help === undefined ? place : `${help}; ${place}`;
}
