import { posix } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import { isFixture } from "../../places/is-fixture.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import type { FoundFile } from "../input.ts";
import type { Findings } from "../search-inputs.ts";

/** Tells where nothing is documented but schemas that only tests read: what is wrong with these counts for nothing. */
export function reportTestsAlone({ files }: Findings, report: Report): void {
  const found = files.filter((file) => isOfModel(file) && !(isProse(file) && /(?:^|\/)readme\.\w+$/i.test(file.path)));
  const [first] = found;
  if (first === undefined || !found.every(({ isFixture }) => isFixture === true)) return;
  const folder = findFolder(found.map(({ path }) => path)) ?? posix.dirname(first.path);
  report.add(discoverCodes.testsAlone({ first: first.path, count: found.length, folder }));
}

/** The folder around all of them, where it is one of tests itself: of those around that, nothing is another model. */
function findFolder(paths: readonly string[]): string | undefined {
  const folders = paths.map((path) => posix.dirname(path).split("/"));
  const [first = []] = folders;
  const end = first.findIndex((part, index) => folders.some((parts) => parts[index] !== part));
  const folder = (end < 0 ? first : first.slice(0, end)).join("/");
  return isFixture(`${folder}/`) ? folder : undefined;
}

function isProse({ path, kind = classifyFile(path) }: FoundFile): boolean {
  return kind === "prose";
}
