import type { Span } from "../../../generator/catalogue/span.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";

/** Says which diagnostic names a place that is not in the file; undefined when all are. The end of the file is a place. */
export function findMisplaced(
  diagnostics: readonly Diagnostic[],
  { path, text }: { readonly path: string; readonly text: string },
): string | undefined {
  const lines = text.split("\n");
  const isInside = ({ file, startLine, startColumn, endLine, endColumn }: Span): boolean => {
    if (file !== path) return true;
    const isPlace = (line: number, column: number): boolean =>
      line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1;
    const isOrdered = endLine > startLine || (endLine === startLine && endColumn >= startColumn - 1);
    return isPlace(startLine, startColumn) && isPlace(endLine, Math.max(endColumn, 1)) && isOrdered;
  };
  for (const { code, span, related } of diagnostics) {
    for (const place of [span, ...(related ?? []).map((one) => one.span)]) {
      if (place === undefined || isInside(place)) continue;
      const { startLine, startColumn, endLine, endColumn } = place;
      return `${code} is at ${startLine}:${startColumn} to ${endLine}:${endColumn}, which is not in the file`;
    }
  }
  return undefined;
}
