import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** Areas of codes about files as they stand, each of which tells of something that is left out. */
const ofReading = /^(?:discover|pdl|avdl|json|data)\//;
/** In other areas, what is as much; besides, they tell of names and values that have been read and don't fit. */
const ofForm =
  /\/(?:syntax|bad-introspection|malformed-|too-|unknown-alias|duplicate-key|wrong-type|missing-(?:key|name)$)/;
/** Code is no model, so these are no errors; what it would have said of the model is lost all the same. */
const ofCode = /^(?:python\/|discover\/lost-package$)/;

/** Those that say that a file could not be read, or not whole, so that it may declare more. */
export function listUnread(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ code, severity }) =>
      (severity === "error" && (ofReading.test(code) || ofForm.test(code))) ||
      (severity === "warning" && ofCode.test(code)),
  );
}
