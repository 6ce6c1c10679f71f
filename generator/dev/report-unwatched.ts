import { relative } from "node:path";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Report } from "../diagnostics/report.ts";
import type { FolderWatch } from "./watch-folders.ts";

/** Says which folders can't be watched, once for each cause. */
export function reportUnwatched(refused: FolderWatch["refused"], cwd: string, report: Report): void {
  for (const cause of new Set(refused.values())) {
    const [first = "", ...others] = [...refused].flatMap(([folder, why]) => (why === cause ? [folder] : []));
    const folder = relative(cwd, first) || ".";
    report.add(serveCodes.unwatched({ folder, count: others.length + 1, cause }));
  }
}
