import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { usageCodes } from "../../diagnostics/codes/usage.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { findOtherFiles } from "../other-languages/find-other-files.ts";
import { findPackageAround } from "../python-packages/find-package-around.ts";
import { findPythonPackages } from "../python-packages/find-python-packages.ts";
import { isEmpty, type Findings } from "../search-inputs.ts";
import { findUnfetched } from "./find-unfetched.ts";
import { describeUnread } from "./describe-unread.ts";

/** Tells of inputs in which nothing was found, with what is there instead. */
export function reportEmpty(
  { inputs }: Findings,
  plugins: readonly LoadedPlugin[],
  { exclude, revision }: DiscoverOptions,
  report: Report,
): void {
  const empty = inputs.filter(isEmpty);
  const isAll = empty.length === inputs.length;
  for (const { input } of empty) {
    const { given, folder, layout, listing, tree } = input;
    const facts = {
      revision,
      layout: layout.marks.length > 0 ? layout.name : undefined,
      seen: describeUnread(listing, folder),
      others: findOtherFiles(input, () => false, exclude),
      packages: findPythonPackages(listing),
      around: findPackageAround(input),
      sphinx: layout.project?.file.endsWith("conf.py") === true ? layout.project.docs : undefined,
      isRepository: ["HEAD", "objects", "refs"].every((name) => tree.exists(join(folder, name))),
      unfetched: findUnfetched(input, exclude),
      plugins: plugins.filter(({ files }) => files.length > 0),
    };
    const problem = isAll
      ? usageCodes.noModel({ folders: [given], ...facts })
      : discoverCodes.emptyInput({ folder: given, ...facts });
    report.add(problem);
  }
}
