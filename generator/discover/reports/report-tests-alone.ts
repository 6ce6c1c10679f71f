import { posix } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import type { FoundFile } from "../input.ts";
import type { Findings } from "../search-inputs.ts";

/** Tells where nothing is documented but schemas that only tests read: what is wrong with these counts for nothing. */
export function reportTestsAlone({ files }: Findings, report: Report): void {
  const found = files.filter((file) => isOfModel(file) && !(isProse(file) && /(?:^|\/)readme\.\w+$/i.test(file.path)));
  const [first] = found;
  if (first === undefined || !found.every(({ isFixture }) => isFixture === true)) return;
  report.add(discoverCodes.testsAlone({ first: first.path, count: found.length, folder: posix.dirname(first.path) }));
}

function isProse({ path, kind = classifyFile(path) }: FoundFile): boolean {
  return kind === "prose";
}
