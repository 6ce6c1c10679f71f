import type { Settings } from "../config/settings.ts";
import type { Report } from "../diagnostics/report.ts";
import { readHistory } from "../discover/read-history.ts";
import type { ModelHistory } from "../history/model-history.ts";
import type { ComparisonTerms } from "./compare-sides.ts";

/** The releases that changes are held to besides what they are compared with, if that is asked for. */
export async function readPast(
  { transitive }: ComparisonTerms,
  { history = { tags: "v*" } }: Pick<Settings, "history">,
  report: Report,
): Promise<ModelHistory | undefined> {
  return transitive === true ? (await readHistory({ history }, report)).history : undefined;
}
