import { createHash } from "node:crypto";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * A name for each diagnostic that stays the same when lines move: it comes from code, file and
 * message, with a number behind it for those that share all three.
 */
export function fingerprintDiagnostics(diagnostics: readonly Diagnostic[]): ReadonlyMap<Diagnostic, string> {
  const counts = new Map<string, number>();
  return new Map(
    diagnostics.map((diagnostic) => {
      const { code, message, span } = diagnostic;
      const facts = JSON.stringify([code, span?.file, message]);
      const hash = createHash("sha256").update(facts).digest("hex").slice(0, 32);
      const count = (counts.get(hash) ?? 0) + 1;
      counts.set(hash, count);
      return [diagnostic, `${hash}:${count}`];
    }),
  );
}
