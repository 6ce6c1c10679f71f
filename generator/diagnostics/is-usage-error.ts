import type { Diagnostic } from "./diagnostic.ts";

/** Areas whose errors are about how the tool was called and where it runs, not about the model. */
const usageAreas: ReadonlySet<string> = new Set(["usage", "config", "baseline", "write", "serve"]);

/** Whether a diagnostic ends the run instead of leaving a gap in the site. */
export function isUsageError({ code, severity }: Diagnostic): boolean {
  return severity === "error" && usageAreas.has(code.slice(0, code.indexOf("/")));
}
