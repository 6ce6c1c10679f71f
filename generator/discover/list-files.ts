import { access } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { createIgnoreFilter } from "./git-ignore.ts";
import { mapInParallel, readBytes } from "./read-bytes.ts";

/** Paths below the folder that match; links are not followed, and installed packages are left out. */
export function listFiles(
  patterns: readonly string[],
  folder: string,
  exclude: readonly string[] = [],
): Promise<string[]> {
  return fastGlob.glob([...patterns], {
    cwd: folder,
    ignore: ["**/node_modules/**", ...exclude],
    followSymbolicLinks: false,
    onlyFiles: true,
    unique: true,
    suppressErrors: false,
  });
}

/** The paths without those that Git ignores or that a build has made. */
export async function dropIgnored(paths: readonly string[], folder: string): Promise<readonly string[]> {
  const ignoreFiles = await fastGlob.glob("**/.gitignore", {
    cwd: folder,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
    followSymbolicLinks: false,
  });
  const rules = await mapInParallel(ignoreFiles, async (path) => ({
    folder: path.slice(0, Math.max(0, path.length - "/.gitignore".length)),
    text: await readText(join(folder, path)),
  }));
  const isIgnored = createIgnoreFilter(rules);
  const isBuildOutput = await findBuildOutput(paths, folder);
  return paths.filter((path) => !isIgnored(path) && !isBuildOutput(path));
}

/**
 * A folder called `build`, `target`, `dist` or `out` holds copies of the schemas when it stands
 * beside the sources or a build file. A namespace may have such a name too, and is kept.
 */
async function findBuildOutput(paths: readonly string[], folder: string): Promise<(path: string) => boolean> {
  const candidates = new Set<string>();
  for (const path of paths) {
    for (const match of path.matchAll(/(?<=^|\/)(?:build|target|dist|out)(?=\/)/g)) {
      candidates.add(path.slice(0, match.index + match[0].length));
    }
  }
  const output: string[] = [];
  for (const candidate of [...candidates].sort()) {
    const parent = join(folder, candidate, "..");
    const signs = ["src", "build.gradle", "build.gradle.kts", "pom.xml", "package.json"];
    const present = await Promise.all(signs.map((sign) => exists(join(parent, sign))));
    if (present.includes(true)) output.push(`${candidate}/`);
  }
  return (path) => output.some((prefix) => path.startsWith(prefix));
}

async function readText(location: string): Promise<string> {
  const read = await readBytes(location, 1_000_000);
  return "failure" in read ? "" : read.bytes.toString("utf8");
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
