import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import { findRevisionError } from "../discover/revisions/revision-error.ts";

/** Reports that a side can't be read, and why; any other error is thrown on. */
export function refuseSide(name: string, error: unknown, report: Report): undefined {
  const refusal = findRevisionError(error);
  if (refusal === undefined) throw error;
  report.add(compareCodes.unreadableSide({ name, reason: refusal.message, help: refusal.help }));
}
