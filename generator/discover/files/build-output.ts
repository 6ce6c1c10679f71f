import { join } from "node:path";
import type { FileTree } from "./file-tree.ts";

const buildSigns = ["src", "build.gradle", "build.gradle.kts", "pom.xml"];
/** What stands beside the one folder that Python's or Rust's tools build into. */
const signsByName: Readonly<Record<string, readonly string[]>> = {
  build: ["setup.py", "setup.cfg"],
  dist: ["setup.py", "setup.cfg", "pyproject.toml"],
  target: ["Cargo.toml"],
};
/** What stands beside a `package.json` where a package is made, and isn't published. */
const packageSigns = [
  ...["package-lock.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock", "tsconfig.json", "jsconfig.json"],
  ...["node_modules", ".git", ".gitignore", ".npmignore", "test", "tests"],
];

/**
 * A folder called `build`, `target`, `dist` or `out` holds copies of the schemas when it stands
 * beside the sources or a build file. A namespace may have such a name too, and is kept; so is what a package was published with,
 * beside whose `package.json` there is nothing that it was made by.
 */
export function findBuildOutput(paths: readonly string[], folder: string, tree: FileTree): (path: string) => boolean {
  return isBelow(
    listBuildFolders(paths).filter((candidate) => {
      const has = createLookAround(candidate, folder, tree);
      const signs = signsByName[candidate.slice(candidate.lastIndexOf("/") + 1)] ?? [];
      return buildSigns.some(has) || signs.some(has) || (has("package.json") && packageSigns.some(has));
    }),
  );
}

/** Many a package is published with its sources, beside which what was built of them may hold all that it has for others. */
export function findPackageOutput(paths: readonly string[], folder: string, tree: FileTree): (path: string) => boolean {
  return isBelow(
    listBuildFolders(paths).filter((candidate) => createLookAround(candidate, folder, tree)("package.json")),
  );
}

function listBuildFolders(paths: readonly string[]): readonly string[] {
  const candidates = new Set<string>();
  for (const path of paths) {
    for (const match of path.matchAll(/(?<=^|\/)(?:build|target|dist|out)(?=\/)/g)) {
      candidates.add(path.slice(0, match.index + match[0].length));
    }
  }
  return [...candidates].sort();
}

function createLookAround(candidate: string, folder: string, tree: FileTree): (name: string) => boolean {
  const parent = join(folder, candidate, "..");
  return (name) => tree.exists(join(parent, name));
}

function isBelow(folders: readonly string[]): (path: string) => boolean {
  const prefixes = folders.map((folder) => `${folder}/`);
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}
