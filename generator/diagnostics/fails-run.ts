import type { Problem } from "./diagnostic.ts";

/** What is said of the earlier of two states that are compared: whoever has made the later one can't mend it any more. */
const ofBefore: ReadonlySet<string> = new Set(["compare/nothing-before", "compare/damaged-side"]);

/** Whether something that was found fails a run, of which `strict` lets warnings do so. */
export function failsRun({ severity, code }: Pick<Problem, "severity" | "code">, strict = false): boolean {
  return severity === "error" || (strict && severity === "warning" && !ofBefore.has(code));
}
