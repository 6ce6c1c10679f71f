import { dirname, join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { findKind } from "../kinds/find-kind.ts";
import { findOtherFiles } from "../other-languages/find-other-files.ts";
import { isEmpty, type InputFindings } from "../search-inputs.ts";

/** Tells of files that were named themselves, beside others, and that nothing reads: who has named one believes that it is checked. */
export function reportUnreadFiles(found: InputFindings, { exclude }: DiscoverOptions, report: Report): void {
  const { input, files, pages } = found;
  const { folder, tree } = input;
  if (input.named === undefined || isEmpty(found)) return;
  const read = new Set([...files, ...pages.flatMap((prose) => prose.files)].map(({ below }) => below));
  for (const name of input.named) {
    // What is of a kind that is read is left out for a reason, as what a build has made of another one is.
    if (read.has(name) || (!/\.ya?ml$/i.test(name) && findKind(folder, name, tree) !== undefined)) continue;
    const others = findOtherFiles(input, (path) => path !== name, exclude);
    report.add(discoverCodes.unreadFile({ path: join(dirname(input.given), name), seen: name, others }));
  }
}
