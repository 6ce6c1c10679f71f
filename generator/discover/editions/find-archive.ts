import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { usageCodes } from "../../diagnostics/codes/usage.ts";
import type { Report } from "../../diagnostics/report.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { listFiles } from "../files/list-files.ts";
import { describeFailure } from "../../diagnostics/describe-failure.ts";
import { foldPath } from "../../places/fold-path.ts";

/** A file of an archived edition. */
export interface ArchivedFile {
  /** Below the archive's folder. */
  readonly path: string;
  readonly location: string;
}

/** What runs have written, and checkouts as of a branch that is published, are no input elsewhere; here they are what is meant. */
const asPublished: FileTree = { ...diskTree, isDisk: undefined };

/** Beyond it, the folder is hardly one of a site. */
const mostFiles = 200_000;

/**
 * The files of pages that exist already, sorted. Hidden ones are left out and links of the file system
 * are not followed, so that nothing is published by accident. An empty result has been reported.
 */
export async function findArchive(
  folder: string,
  report: Report,
  limit: number = mostFiles,
): Promise<readonly ArchivedFile[]> {
  const refuse = (reason: string): [] => {
    report.add(usageCodes.unreadableArchive({ folder, reason }));
    return [];
  };
  try {
    const top = await realpath(folder);
    if (!(await stat(top)).isDirectory()) return refuse("it is a file");
    const paths = listFiles(top, asPublished).find(["**/*"]);
    if (paths.length > limit) return refuse(`it holds more than ${limit.toLocaleString("en-US")} files`);
    if (!paths.includes("index.html")) return refuse("it has no `index.html`");
    return keepNamable(paths.sort(), report).map((path) => ({ path, location: join(top, path) }));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return refuse(isMissing ? "there is no such folder" : describeFailure(error));
  }
}

function nameDifference(path: string, other = ""): string {
  return path.toLowerCase() === other.toLowerCase() ? "capital letters" : "how its letters are composed";
}

/** The paths that every file system can tell apart. */
function keepNamable(paths: readonly string[], report: Report): readonly string[] {
  const known = new Map<string, string>();
  return paths.filter((path) => {
    const key = foldPath(path);
    const other = known.get(key);
    const isNamable = !/[\\\u0000-\u001f]/.test(path);
    if (other === undefined && isNamable) {
      known.set(key, path);
      return true;
    }
    const reason = isNamable
      ? `\`${other ?? ""}\` has the same name but for ${nameDifference(path, other)}`
      : "its name can't be an address";
    report.add(discoverCodes.archiveName({ file: path, reason }));
    return false;
  });
}
